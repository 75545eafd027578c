// Owns a stand-in for S3-compatible storage on loopback: put, copy, get and delete, each only with a right signature.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type S3Account, signatureMistake } from './aws-signature.ts';

export interface S3Server {
  readonly url: string;
  readonly account: S3Account;
  /** `bucket/key` → what was put there. */
  readonly objects: Map<string, { bytes: Buffer; type: string }>;
  /** Why requests were refused. */
  readonly mistakes: string[];
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const account: S3Account = { key: 'test-key', secret: 'test-secret', region: 'eu-test-1' };
  const objects: S3Server['objects'] = new Map();
  const mistakes: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const mistake = signatureMistake(request, body, account);
    if (mistake !== undefined) {
      mistakes.push(mistake);
      return refuse(response, 403, 'SignatureDoesNotMatch');
    }
    const place = decodeURIComponent((request.url ?? '').split('?')[0] ?? '').slice(1);
    answer(request, response, { objects, place, body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    account,
    objects,
    mistakes,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, place, body }: { objects: S3Server['objects']; place: string; body: Buffer },
): void {
  const source = request.headers['x-amz-copy-source'];
  if (request.method === 'PUT' && typeof source === 'string') {
    const object = objects.get(decodeURIComponent(source).replace(/^\//, ''));
    if (object === undefined) refuse(response, 404, 'NoSuchKey');
    else {
      objects.set(place, object);
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end('<?xml version="1.0"?><CopyObjectResult><ETag>"copied"</ETag></CopyObjectResult>');
    }
  } else if (request.method === 'PUT') {
    objects.set(place, { bytes: body, type: request.headers['content-type'] ?? '' });
    response.writeHead(200, { etag: '"put"' }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(place);
    response.writeHead(204).end();
  } else if (request.method === 'GET') {
    const object = objects.get(place);
    if (object === undefined) refuse(response, 404, 'NoSuchKey');
    else response.writeHead(200, { 'content-type': object.type }).end(object.bytes);
  } else refuse(response, 405, 'MethodNotAllowed');
}
