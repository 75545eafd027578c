// Owns the raw limit of writing a post: Fastify and one durable insert of the same text, and nothing around it.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(`create table if not exists bench_bare_posts (id uuid primary key, club_id uuid not null,
  client_key uuid not null, text text not null, published_at timestamptz not null)`);
const fastify = Fastify();
fastify.post<{ Body: { client_key: string; text: string } }>('/', async (request, reply) => {
  const { client_key, text } = request.body;
  const { rows } = await pool.query({
    name: 'insert',
    text: 'insert into bench_bare_posts values ($1, $2, $3, $4, now()) returning id, published_at',
    values: [randomUUID(), client_key, client_key, text],
  });
  return reply.code(201).send({ data: rows[0] });
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
const address = fastify.server.address();
process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
