// Sends a file for an answer by the tus protocol, in pieces; a piece that gets lost is asked for again.
import { call } from '#platform/api/api.ts';
import { apiBase } from '#platform/api/api-base.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { getSession } from '#platform/session/session.ts';

const PIECE_BYTES = 4 * 1024 * 1024;
const TRIES = 5;
const LOOKS = 60;

/** The id of the uploaded file; `onProgress` is told whole per cents. */
export async function sendFile(file: File, onProgress: (percent: number) => void): Promise<string> {
  const address = await create(file);
  let sent = 0;
  for (let failures = 0; sent < file.size; ) {
    try {
      sent = await sendPiece(address, file, sent);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures >= TRIES || (error instanceof ApiError && error.status >= 400 && error.status < 500))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** failures));
      sent = await offsetOf(address);
    }
    onProgress(Math.floor((sent / file.size) * 100));
  }
  const id = address.split('/').at(-1) ?? '';
  await untilReady(id);
  return id;
}

/** Its bytes are looked at before it can be part of anything. */
async function untilReady(id: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { data } = await call('GET /media/:id', { params: { id } });
    if (data.state === 'ready') return;
    if (data.state === 'refused') break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new ApiError({ status: 422, code: 'media.not-claimable', message: '' });
}

async function create(file: File): Promise<string> {
  const metadata = [
    ['purpose', 'file'],
    ['filename', file.name],
    ['filetype', file.type || 'application/octet-stream'],
  ];
  const response = await ask(`${apiBase()}/uploads`, 'POST', {
    'Upload-Length': String(file.size),
    'Upload-Metadata': metadata.map(([name, value]) => `${name} ${base64(value ?? '')}`).join(','),
  });
  const location = response.headers.get('Location');
  if (location === null) throw new ApiError({ status: 0, code: 'network', message: '' });
  return new URL(location, window.location.href).href;
}

async function sendPiece(address: string, file: File, from: number): Promise<number> {
  const piece = file.slice(from, from + PIECE_BYTES);
  const headers = { 'Upload-Offset': String(from), 'Content-Type': 'application/offset+octet-stream' };
  return readOffset(await ask(address, 'PATCH', headers, piece));
}

async function offsetOf(address: string): Promise<number> {
  return readOffset(await ask(address, 'HEAD', {}));
}

function readOffset(response: Response): number {
  return Number(response.headers.get('Upload-Offset') ?? 0);
}

async function ask(
  address: string,
  method: string,
  headers: Record<string, string>,
  body?: Blob,
): Promise<Response> {
  const token = getSession()?.sctoken;
  const response = await fetch(address, {
    method,
    headers: { 'Tus-Resumable': '1.0.0', ...(token ? { Authorization: token } : {}), ...headers },
    ...(body ? { body } : {}),
    credentials: 'include',
  });
  if (!response.ok) throw new ApiError({ status: response.status, code: 'unavailable', message: '' });
  return response;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
