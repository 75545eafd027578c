// Owns sending answers in fewer bytes where nobody is signed in. How long a compressed answer is tells of what it holds: one
// with something of somebody's own beside what a stranger put into it could be guessed by that, so those go out plain.
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCoding, type Coding } from './compressed-forms.ts';

/** What fits into one packet comes no sooner for being smaller. */
const LEAST_BYTES = 1200;

/** Undefined where the answer goes out plain. */
export function codingOfAnswer(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
): Coding | undefined {
  if (method !== 'GET' || headers.authorization !== undefined || size < LEAST_BYTES) return undefined;
  return acceptedCoding(headers['accept-encoding']);
}

/** Made while somebody waits: the middle way between small and quick. */
export async function compressAnswer(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(bytes, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

/** Two forms of the same are two things to a cache that compares them byte by byte. */
export function tagOf(etag: string, coding: Coding | undefined): string {
  return coding === undefined ? etag : etag.replace(/"$/, `-${coding}"`);
}
