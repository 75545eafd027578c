// Owns the words of tus 1.0.0: what its headers say, and whether they make sense.
import { checksumMismatch, uploadNotUnderstood } from '@stagepass/contract/media/errors.ts';
import { MAX_VIDEO_BYTES } from '@stagepass/contract/media/shapes.ts';
import { fail } from '#platform/failure/failure.ts';

export const TUS_VERSION = '1.0.0';
export const OFFSET_TYPE = 'application/offset+octet-stream';

export const checksumAlgorithms = ['sha1', 'sha256', 'md5'] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

/** What a client may ask before it begins. */
export const discovery = {
  'tus-resumable': TUS_VERSION,
  'tus-version': TUS_VERSION,
  'tus-extension': 'creation,creation-with-upload,termination,checksum,expiration',
  'tus-max-size': String(MAX_VIDEO_BYTES),
  'tus-checksum-algorithm': checksumAlgorithms.join(','),
};

export function readCount(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : fail(uploadNotUnderstood);
}

/** `key base64, key base64`; keys that we do not know are left alone. */
export function readMetadata(header: string | string[] | undefined): Map<string, string> {
  if (typeof header !== 'string') return new Map();
  if (header.length > 8000) return fail(uploadNotUnderstood);
  return new Map(
    header.split(',').map((pair): [string, string] => {
      const [key = '', value = ''] = pair.trim().split(' ');
      if (!/^[\x21-\x2b\x2d-\x7e]+$/.test(key) || !/^[A-Za-z0-9+/]*={0,2}$/.test(value))
        return fail(uploadNotUnderstood);
      const text = Buffer.from(value, 'base64').toString('utf8');
      return [key, text.replaceAll('\0', '').toWellFormed()];
    }),
  );
}

export interface Checksum {
  algorithm: ChecksumAlgorithm;
  digest: Buffer;
}

export function readChecksum(header: string | string[] | undefined): Checksum | undefined {
  if (header === undefined) return undefined;
  const [algorithm, digest = ''] = String(header).split(' ');
  const known = checksumAlgorithms.find((one) => one === algorithm);
  return known === undefined
    ? fail(uploadNotUnderstood)
    : { algorithm: known, digest: Buffer.from(digest, 'base64') };
}

export function assertDigest({ digest }: Checksum, found: Buffer): void {
  if (!digest.equals(found)) fail(checksumMismatch);
}
