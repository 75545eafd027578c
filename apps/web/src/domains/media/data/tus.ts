// Speaks tus 1.0.0 with the server: begins an upload, asks how far it is, sends the next piece with its progress.
import type { ErrorAnswer } from '@stagepass/contract/client.ts';
import { apiBase } from '#platform/api/api-base.ts';
import { ApiError } from '#platform/api/api-error.ts';
import { getSession } from '#platform/session/session.ts';

/** Small enough to lose little when the line is cut, large enough not to be all headers. */
export const PIECE_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

interface Sent {
  status: number;
  header: (name: string) => string | null;
}

interface Request {
  method: 'POST' | 'HEAD' | 'PATCH';
  address: string;
  headers: Record<string, string>;
  body?: Blob;
  signal: AbortSignal;
  onProgress?: (sent_bytes: number) => void;
}

/** By XMLHttpRequest: fetch cannot tell how much of a body is out. */
function send({ method, address, headers, body, signal, onProgress }: Request): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lose = (code: string) => reject(new ApiError({ status: 0, code, message: '' }));
    request.open(method, address);
    request.timeout = TIMEOUT_MS;
    request.withCredentials = true;
    const token = getSession()?.sctoken;
    const all = { 'Tus-Resumable': '1.0.0', ...(token ? { Authorization: token } : {}), ...headers };
    for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onerror = () => lose('network');
    request.onabort = () => lose('network');
    request.ontimeout = () => lose('timeout');
    request.onload = () => {
      if (request.status < 300)
        resolve({ status: request.status, header: (name) => request.getResponseHeader(name) });
      else reject(failureOf(request));
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(body ?? null);
  });
}

function failureOf(request: XMLHttpRequest): ApiError {
  let answer: Partial<ErrorAnswer> | null = null;
  try {
    answer = JSON.parse(request.responseText);
  } catch {
    // An answer to HEAD has no body: its status says enough.
  }
  const fallback = request.status >= 500 ? 'unavailable' : 'internal';
  return new ApiError({
    status: request.status,
    code: answer?.error?.code ?? fallback,
    message: answer?.error?.message ?? '',
  });
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** `post` is looked at and re-encoded; `file` is handed over as it came. */
export type UploadPurpose = 'post' | 'file' | 'voice';

export interface Beginning {
  file: Blob;
  name: string;
  purpose: UploadPurpose;
  signal: AbortSignal;
}

/** The address of the upload, whose last part is the id of what comes of it. */
export async function beginUpload({ file, name, purpose, signal }: Beginning): Promise<string> {
  const filetype = file.type || 'application/octet-stream';
  const facts = { filename: name, filetype, purpose };
  const metadata = Object.entries(facts).map(
    ([key, value]) => `${key} ${base64(new TextEncoder().encode(value))}`,
  );
  const { header } = await send({
    method: 'POST',
    address: `${apiBase()}/uploads`,
    headers: { 'Upload-Length': String(file.size), 'Upload-Metadata': metadata.join(',') },
    signal,
  });
  const location = header('Location');
  if (location === null) throw new ApiError({ status: 502, code: 'unavailable', message: '' });
  return location;
}

export async function askOffset(location: string, signal: AbortSignal): Promise<number> {
  return offsetIn(await send({ method: 'HEAD', address: location, headers: {}, signal }));
}

export interface Piece {
  location: string;
  file: Blob;
  offset: number;
  signal: AbortSignal;
  onProgress: (sent_bytes: number) => void;
}

/** How far the server is afterwards. */
export async function sendPiece({ location, file, offset, signal, onProgress }: Piece): Promise<number> {
  const body = file.slice(offset, offset + PIECE_BYTES);
  const sent = await send({
    method: 'PATCH',
    address: location,
    headers: {
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      ...(await checksumOf(body)),
    },
    body,
    signal,
    onProgress: (sent_bytes) => onProgress(offset + sent_bytes),
  });
  return offsetIn(sent);
}

/** Only a secure page can reckon it; without it the server takes the piece as it comes. */
async function checksumOf(piece: Blob): Promise<Record<string, string>> {
  if (typeof crypto === 'undefined' || crypto.subtle === undefined) return {};
  const digest = await crypto.subtle.digest('SHA-256', await piece.arrayBuffer());
  return { 'Upload-Checksum': `sha256 ${base64(new Uint8Array(digest))}` };
}

function offsetIn({ header }: Sent): number {
  const offset = Number(header('Upload-Offset') ?? Number.NaN);
  if (!Number.isSafeInteger(offset)) throw new ApiError({ status: 502, code: 'unavailable', message: '' });
  return offset;
}
