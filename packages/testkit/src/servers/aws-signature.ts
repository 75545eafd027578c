// Owns the checking of AWS signatures (version 4), as a server that speaks S3 does it.
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface S3Account {
  key: string;
  secret: string;
  region: string;
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Why the request is not to be believed; undefined if it is. */
export function signatureMistake(
  request: IncomingMessage,
  body: Buffer,
  account: S3Account,
): string | undefined {
  const header = request.headers.authorization ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header);
  if (parts === null) return 'no signature of version 4';
  const [, credential = '', signedHeaders = '', signature] = parts;
  const [key, date = '', region, service, end] = credential.split('/');
  if (key !== account.key || region !== account.region || service !== 's3' || end !== 'aws4_request')
    return `wrong credential ${credential}`;
  const bodyHash = String(request.headers['x-amz-content-sha256'] ?? '');
  if (bodyHash !== sha256(body)) return 'the body is not the one that was signed';
  const names = signedHeaders.split(';');
  for (const needed of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!names.includes(needed)) return `${needed} is not signed`;
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query
      .split('&')
      .filter((part) => part !== '')
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const stamp = String(request.headers['x-amz-date'] ?? '');
  if (!stamp.startsWith(date)) return 'the dates differ';
  const text = ['AWS4-HMAC-SHA256', stamp, `${date}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const signing = [account.region, 's3', 'aws4_request'].reduce(
    (last, word) => hmac(last, word),
    hmac(`AWS4${account.secret}`, date),
  );
  return hmac(signing, text).toString('hex') === signature ? undefined : 'wrong signature';
}
