// Owns a passkey in software: what a phone's authenticator would answer to the browser, made byte by byte.
import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto';

export interface PasskeyDevice {
  readonly id: string;
  /** Answers creation options; fields can be wrong on purpose. */
  create(options: Record<string, unknown>, wrong?: Partial<ClientData>): Record<string, unknown>;
  /** Answers request options. */
  get(options: Record<string, unknown>, wrong?: Partial<ClientData>): Record<string, unknown>;
}

interface ClientData {
  type: string;
  challenge: string;
  origin: string;
}

// CBOR, as much of it as an attestation without statement and an EC key need.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const integer = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

export function makePasskeyDevice(site: { origin: string }): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const siteHash = hash('sha256', new URL(site.origin).hostname, 'buffer');
  let counter = 0;

  /** Person present and verified; with the credential where it is being made. */
  function authenticatorData(withCredential: boolean): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = Buffer.from([withCredential ? 0x45 : 0x05]);
    const parts: Buffer[] = [siteHash, flags, count];
    if (withCredential) {
      const jwk = publicKey.export({ format: 'jwk' });
      const key = map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(jwk.x ?? '', 'base64url'))],
        [integer(-3), bytes(Buffer.from(jwk.y ?? '', 'base64url'))],
      ]);
      parts.push(Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key);
    }
    return Buffer.concat(parts);
  }

  function clientData(type: string, options: Record<string, unknown>, wrong: Partial<ClientData>): Buffer {
    const data = { type, challenge: String(options.challenge), origin: site.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify({ ...data, ...wrong }));
  }

  const answer = (response: Record<string, unknown>) => ({
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    create(options, wrong = {}) {
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticatorData(true))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, wrong).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, wrong = {}) {
      const data = clientData('webauthn.get', options, wrong);
      const authData = authenticatorData(false);
      const signed = Buffer.concat([authData, hash('sha256', data, 'buffer')]);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('SHA256').update(signed).sign(privateKey).toString('base64url'),
      });
    },
  };
}
