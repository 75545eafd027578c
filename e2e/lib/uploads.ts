// Owns how a journey uploads a file without a screen, for what it is not about.
import sharp from 'sharp';
import { callApi, serverUrl } from './server.ts';

/** A picture of that size with a cross in its middle. */
export async function pictureOf(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#356"/><circle cx="50%" cy="50%" r="5%" fill="#fc3"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Answers the media's id once it can be used. */
export async function uploaded(
  token: string,
  bytes: Buffer,
  { type = 'image/png', purpose }: { type?: string; purpose?: string } = {},
): Promise<string> {
  const headers = { authorization: token, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ filetype: type, filename: 'a file', ...(purpose ? { purpose } : {}) });
  const begun = await fetch(`${serverUrl()}/api/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.map(([key, value]) => `${key} ${base64(value)}`).join(','),
    },
  });
  const id = begun.headers.get('location')?.split('/').at(-1) ?? '';
  const sent = await fetch(`${serverUrl()}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  if (sent.status !== 204) throw new Error(`the upload was refused: ${sent.status} ${await sent.text()}`);
  for (let tries = 0; tries < 200; tries += 1) {
    const { state } = await callApi('GET /media/:id', { params: { id }, token });
    if (state === 'ready') return id;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the upload did not become ready');
}
