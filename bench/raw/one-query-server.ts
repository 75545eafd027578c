// Owns the raw limit of a read: node:http, one prepared statement, the same bytes out, and nothing around it.
import http from 'node:http';
import pg from 'pg';

/** Given by the line: the statement, its values, and how its row becomes the answer's data. */
const { databaseUrl, text, values, shape } = JSON.parse(process.env.RAW_READ ?? '{}') as {
  databaseUrl: string;
  text: string;
  values: unknown[];
  /** The answer of our server, taken once: keys say which fields go out, in which order. */
  shape: Record<string, unknown>;
};

const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

/** Fields that the row has are taken from it; those that our server derives are sent as they were. */
function answerOf(row: Record<string, unknown>): string {
  const data: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(shape)) {
    const found = row[key];
    data[key] = found === undefined ? value : found instanceof Date ? found.toISOString() : found;
  }
  return JSON.stringify({ data });
}

const server = http.createServer((_, response) => {
  pool.query({ name: 'raw', text, values }).then(
    ({ rows }) => {
      const body = answerOf(rows[0] as Record<string, unknown>);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    () => {
      response.writeHead(500);
      response.end();
    },
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
