// Owns the raw limit of a read: Fastify, one prepared statement over the same rows, the same bytes out, and nothing around it.
import Fastify from 'fastify';
import pg from 'pg';

/** Given by the line: the statement, how many rows it must find, and our own answer, which is sent as it was. */
const { databaseUrl, text, values, rows, shape } = JSON.parse(process.env.RAW_READ ?? '{}') as {
  databaseUrl: string;
  text: string;
  values: unknown[];
  rows: number;
  shape: unknown;
};

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const bytes = JSON.stringify(shape);
const fastify = Fastify();
fastify.get('/', async (_, reply) => {
  const found = await pool.query({ name: 'raw', text, values });
  if (found.rows.length !== rows)
    throw new Error(`the statement found ${found.rows.length} rows, not ${rows}`);
  reply.header('content-type', 'application/json; charset=utf-8');
  return bytes;
});
await fastify.listen({ port: 0, host: '127.0.0.1' });
const address = fastify.server.address();
process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
process.on('SIGTERM', () => process.exit(0));
