// Owns how tests upload: a small tus client that can be cut off, and files to send.
import { request } from 'node:http';
import sharp from 'sharp';
import type { CallOptions, TestApp } from './test-app.ts';

export interface Sending {
  as: CallOptions & { token: string };
  bytes: Buffer;
  type: string;
  name?: string;
  alt?: string;
  purpose?: string;
}

type Headers = Record<string, string>;

function tusHeaders({ as }: { as: Sending['as'] }, more: Headers = {}): Headers {
  return { authorization: as.token, 'tus-resumable': '1.0.0', ...as.headers, ...more };
}

function metadata(given: Sending): string {
  const { type, name = 'a file', alt, purpose } = given;
  return Object.entries({ filetype: type, filename: name, alt, purpose })
    .flatMap(([key, value]) => (value === undefined ? [] : `${key} ${Buffer.from(value).toString('base64')}`))
    .join(',');
}

export async function tus(
  app: TestApp,
  method: string,
  path: string,
  given: { as: Sending['as']; headers?: Headers; body?: Buffer },
): Promise<Response> {
  const typed = given.body === undefined ? {} : { 'content-type': 'application/offset+octet-stream' };
  return fetch(`${app.url}/api/uploads${path}`, {
    method,
    headers: tusHeaders(given, { ...typed, ...given.headers }),
    ...(given.body === undefined ? {} : { body: new Uint8Array(given.body) }),
  });
}

export async function beginUpload(app: TestApp, given: Sending & { size?: number }): Promise<string> {
  const headers = {
    'upload-length': String(given.size ?? given.bytes.length),
    'upload-metadata': metadata(given),
  };
  const response = await tus(app, 'POST', '', { as: given.as, headers });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers.get('location')?.split('/').at(-1) ?? '';
}

export async function sendPart(
  app: TestApp,
  given: { as: Sending['as']; id: string; offset: number; bytes: Buffer; headers?: Headers },
): Promise<Response> {
  const { as, id, offset, bytes, headers = {} } = given;
  return tus(app, 'PATCH', `/${id}`, {
    as,
    body: bytes,
    headers: { 'upload-offset': String(offset), ...headers },
  });
}

/** Begins to send everything from there on and breaks the line after so many bytes. */
export async function sendAndCut(
  app: TestApp,
  given: { as: Sending['as']; id: string; offset: number; bytes: Buffer; cut_after: number },
): Promise<void> {
  const { as, id, offset, bytes, cut_after } = given;
  const rest = bytes.subarray(offset);
  await new Promise<void>((resolve) => {
    const sending = request(`${app.url}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: tusHeaders(
        { as },
        {
          'content-type': 'application/offset+octet-stream',
          'content-length': String(rest.length),
          'upload-offset': String(offset),
        },
      ),
    });
    sending.on('error', () => resolve());
    sending.write(rest.subarray(0, cut_after), () => setTimeout(() => sending.destroy(), 300));
    sending.on('close', () => resolve());
  });
}

/** Where the server is with it; waits until it has noticed that the line is cut. */
export async function offsetOf(app: TestApp, as: Sending['as'], id: string): Promise<number> {
  const response = await tus(app, 'HEAD', `/${id}`, { as });
  return Number(response.headers.get('upload-offset'));
}

/** The whole way; answers the id of the media. */
export async function upload(app: TestApp, given: Sending): Promise<string> {
  const id = await beginUpload(app, given);
  const response = await sendPart(app, { as: given.as, id, offset: 0, bytes: given.bytes });
  if (response.status !== 204) throw new Error(`${response.status} ${await response.text()}`);
  return id;
}

/** A picture of one color, of this size, that can be used; answers its id. */
export async function uploadPicture(
  app: TestApp,
  as: Sending['as'],
  { width, height }: { width: number; height: number },
): Promise<string> {
  const create = { width, height, channels: 3 as const, background: '#345' };
  const bytes = await sharp({ create }).png().toBuffer();
  const id = await upload(app, { as, bytes, type: 'image/png' });
  for (let tries = 0; tries < 200; tries += 1) {
    const { data } = await app.ok('GET /media/:id', { params: { id } }, as);
    if (data.state === 'ready') return id;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the picture did not become ready');
}
