// Owns a browser's half of Web Push: the keys of a subscription, and the decryption of what arrives for it (RFC 8291, RFC 8188).
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What `PushSubscription.toJSON()` gives. */
export interface SubscriptionJson {
  endpoint: string;
  expirationTime: null;
  keys: { p256dh: string; auth: string };
}

export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
  /** Throws where the bytes were not encrypted for these keys. */
  decrypt(body: Buffer): string;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** New ones, unless they are given: as base64url. */
export function makeBrowserKeys(given?: { private_key: string; auth: string }): BrowserKeys {
  const ecdh = createECDH('prime256v1');
  if (given === undefined) ecdh.generateKeys();
  else ecdh.setPrivateKey(given.private_key, 'base64url');
  const auth = given === undefined ? randomBytes(16) : Buffer.from(given.auth, 'base64url');
  return {
    p256dh: ecdh.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    decrypt: (body) => decrypt(body, ecdh, auth),
  };
}

function derive(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** One record is all that a push may have: 4096 bytes with its header. */
function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  if (body.length > 4096) throw new Error('the body is longer than 4096 bytes');
  const salt = body.subarray(0, SALT_BYTES);
  const record_bytes = body.readUInt32BE(SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const keyAt = SALT_BYTES + 5;
  const sender = body.subarray(keyAt, keyAt + keyLength);
  const record = body.subarray(keyAt + keyLength);
  if (record.length > record_bytes) throw new Error('the body has more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== LAST_RECORD) throw new Error('the padding does not end the last record');
  return plain.subarray(0, end).toString('utf8');
}
