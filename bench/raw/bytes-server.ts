// Owns the raw limit of an answer that is kept: bare node:http sending the same bytes.
import http from 'node:http';

const body = Buffer.from(process.env.RAW_BYTES ?? '', 'base64');
const server = http.createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
