// Owns the root key and what is derived from it: signatures and sealed texts, each bound to one purpose.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmod, link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Secrets } from './secrets.ts';

const FILE = 'secret.key';
const ROOT_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const SEAL_VERSION = 'v1';

export async function makeSecrets(config: Pick<Config, 'SECRET_KEY' | 'data_dir'>): Promise<Secrets> {
  const root = config.SECRET_KEY ?? (await readOrMakeRoot(config.data_dir));
  return secretsFrom(root);
}

export function secretsFrom(root: string): Secrets {
  const keys = new Map<string, Buffer>();
  function keyFor(purpose: string): Buffer {
    const known = keys.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', root, 'stagepass', purpose, 32));
    keys.set(purpose, key);
    return key;
  }
  function mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', keyFor(`sign:${purpose}`))
      .update(text)
      .digest();
  }
  return {
    sign: (purpose, text) => mac(purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const right = mac(purpose, text);
      // Encoded again, so that one signature has one spelling.
      return (
        given.length === right.length &&
        timingSafeEqual(given, right) &&
        given.toString('base64url') === signature
      );
    },
    seal(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal:${purpose}`), iv);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${SEAL_VERSION}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open: (purpose, sealed) => openSeal(keyFor(`seal:${purpose}`), sealed),
  };
}

function openSeal(key: Buffer, sealed: string): string | undefined {
  const [version, encoded] = sealed.split('.');
  const bytes = Buffer.from(encoded ?? '', 'base64url');
  if (version !== SEAL_VERSION || bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const start = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    // Only a wrong key or a changed text ends here: both mean that it cannot be opened.
    return undefined;
  }
}

async function readOrMakeRoot(dataDir: string): Promise<string> {
  const file = path.join(dataDir, FILE);
  const there = await readRoot(file);
  if (there !== undefined) return there;
  await mkdir(dataDir, { recursive: true });
  const draft = path.join(dataDir, `.${FILE}.${randomBytes(6).toString('hex')}`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(ROOT_BYTES).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // A link fails where the file exists, so of two processes that start together both end with the same key.
  await link(draft, file).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  const made = await readRoot(file);
  if (made === undefined) throw new Error(`the key file ${file} could not be read back`);
  return made;
}

async function readRoot(file: string): Promise<string | undefined> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (text.length < 32)
      throw new Error(`The key file ${file} is damaged: put back the one from your backup.`);
    await chmod(file, 0o600);
    return text;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}
