// Owns the raw limit of a message: bare socket.io with every socket in one room; one durable insert before it is said, where it comes
// over HTTP. What is said has the bytes of our own event.

import { createInterface } from 'node:readline';
import Fastify from 'fastify';
import pg from 'pg';
import { Server } from 'socket.io';

/** Given by the line: our own event, who writes, and where. */
const { databaseUrl, event, author_id, conversation_id } = JSON.parse(process.env.RAW_CHAT ?? '{}') as {
  databaseUrl: string;
  event: object;
  author_id: string;
  conversation_id: string;
};

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`create table if not exists bench_bare_messages (id uuid primary key, conversation_id uuid not null,
  seq integer generated always as identity, author_id uuid not null, text text not null, created_at timestamptz not null)`);
await pool.query(
  'create index if not exists bench_bare_messages_order on bench_bare_messages (conversation_id, seq)',
);

const fastify = Fastify();
const io = new Server(fastify.server, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => socket.join('everybody'));
const speak = () => io.to('everybody').emit('chatChanged', event);

fastify.post<{ Body: { id: string; text: string } }>('/', async (request, reply) => {
  const { id, text } = request.body;
  await pool.query({
    name: 'insert',
    text: 'insert into bench_bare_messages (id, conversation_id, author_id, text, created_at) values ($1, $2, $3, $4, now())',
    values: [id, conversation_id, author_id, text],
  });
  speak();
  reply.code(201);
  return { data: event };
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
const address = fastify.server.address();
process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));

for await (const line of createInterface({ input: process.stdin })) {
  const { send } = JSON.parse(line) as { send: number };
  for (let at = 0; at < send; at += 1) speak();
  process.stdout.write(`${JSON.stringify({ sent: send })}\n`);
}
