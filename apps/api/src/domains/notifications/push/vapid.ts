// Owns the key pair with which this server says who it is to push services (VAPID, RFC 8292): configured, or made at first use.
import { assert } from '@stagepass/base/assert.ts';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { findKeys, type PushKeysRow, putKeys } from './vapid-keys.store.ts';

export interface Vapid {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to when something goes wrong. */
  subject: string;
}

type Pair = Pick<Vapid, 'publicKey' | 'privateKey'>;

const SEALING = 'push.vapid';

export async function readVapid(platform: Platform): Promise<Vapid> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = platform.config;
  const configured =
    publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey };
  const pair = configured ?? (await readSaved(platform));
  return { ...pair, subject: contactOf(platform.config) };
}

/**
 * The saved pair, made where there is none, or where it cannot be opened, since the root key is another one: browsers then subscribe anew.
 * The new pair takes the place of the row that was read here. A row read again afterwards could be what another caller has saved and
 * answered meanwhile, and replacing that one would leave browsers with a key that nobody signs with.
 */
async function readSaved(platform: Platform): Promise<Pair> {
  const { db, secrets, clock } = platform;
  const found = await findKeys(db);
  const opened = openPair(platform, found);
  if (opened !== undefined) return opened;
  const webPush = await loadWebPush();
  const made = webPush.generateVAPIDKeys();
  const private_sealed = secrets.seal(SEALING, made.privateKey);
  await putKeys(db, { public_key: made.publicKey, private_sealed, created_at: clock.now() }, found);
  // Another caller may have been first: the pair that was saved holds for all.
  const saved = openPair(platform, await findKeys(db));
  assert(saved !== undefined, 'the pair that was saved can be opened');
  return saved;
}

function openPair({ secrets }: Platform, row: PushKeysRow | undefined): Pair | undefined {
  const privateKey = row && secrets.open(SEALING, row.private_sealed);
  return row && privateKey !== undefined ? { publicKey: row.public_key, privateKey } : undefined;
}

/** With the first push: a server whose people use none does not carry the library. */
export async function loadWebPush(): Promise<typeof import('web-push')> {
  return (await import('web-push')).default;
}

type Contacts = Pick<Config, 'VAPID_SUBJECT' | 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'MAIL_FROM'>;

/** Push services refuse pushes without such an address. */
export function contactOf({ VAPID_SUBJECT, CONTACT_EMAIL, PUBLIC_URL, MAIL_FROM }: Contacts): string {
  if (VAPID_SUBJECT !== undefined) return VAPID_SUBJECT;
  if (CONTACT_EMAIL !== undefined) return `mailto:${CONTACT_EMAIL}`;
  if (PUBLIC_URL?.startsWith('https:') === true) return new URL(PUBLIC_URL).origin;
  const address = /<([^<>\s]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM.trim();
  return `mailto:${address}`;
}
