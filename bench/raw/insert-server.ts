// Owns the raw limit of writing a post: Fastify and one durable insert of the same row into a table that is held together as
// ours is (its key, its club, its author, its place in the feed), the same bytes out, and nothing around it.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/** Given by the line: whom to write for, in turn, and our own answer, whose derived fields are sent as they were. */
const { databaseUrl, writers, shape } = JSON.parse(process.env.RAW_WRITE ?? '{}') as {
  databaseUrl: string;
  writers: { club_id: string; author_id: string }[];
  shape: { data: Record<string, unknown> };
};

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query(`create table bench_bare_posts (id uuid primary key, club_id uuid not null references clubs,
  author_id uuid not null references users, client_key uuid not null, text text not null, audience text not null,
  published_at timestamptz not null)`);
await pool.query('create index on bench_bare_posts (club_id, published_at desc, id desc)');

let next = 0;
const fastify = Fastify();
fastify.post<{ Body: { client_key: string; text: string; audience: string } }>(
  '/',
  async (request, reply) => {
    const { client_key, text, audience } = request.body;
    next += 1;
    const { club_id, author_id } = writers[next % writers.length] as (typeof writers)[number];
    const id = randomUUID();
    const { rows } = await pool.query<{ published_at: Date }>({
      name: 'insert',
      text: 'insert into bench_bare_posts values ($1, $2, $3, $4, $5, $6, now()) returning published_at',
      values: [id, club_id, author_id, client_key, text, audience],
    });
    reply.code(201).header('content-type', 'application/json; charset=utf-8');
    const published_at = rows[0]?.published_at.toISOString();
    return JSON.stringify({ data: { ...shape.data, id, text, audience, published_at } });
  },
);
await fastify.listen({ port: 0, host: '127.0.0.1' });
const address = fastify.server.address();
process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
