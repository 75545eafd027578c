// Owns the addresses of files: plain for public ones, signed for one file, one viewer and at most ten minutes otherwise.
import { assert } from '@stagepass/base/assert.ts';
import type { Clock } from '@stagepass/base/clock.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { checkedKey, isPublicKey } from './file-keys.ts';
import type { FileStore } from './storage.ts';

const PURPOSE = 'file-address';
const VALID_S = 600;
/**
 * Within so many seconds an address stays the same, so that a phone that asks again has the picture already. It holds for
 * the rest of its step and one more: never longer than VALID_S, never shorter than a step.
 */
const STEP_S = 300;

function signedText(key: string, viewer: string, exp: number): string {
  return `${key}\n${viewer}\n${exp}`;
}

export function fileAddresses(parts: {
  secrets: Secrets;
  clock: Clock;
}): Pick<FileStore, 'publicUrl' | 'signedUrl'> {
  // Relative to the API's base: clients prefix every address that has no http with it.
  const base = '/files';
  return {
    publicUrl(key) {
      assert(isPublicKey(checkedKey(key)), `not a public file: ${key}`);
      return `${base}/${key}`;
    },
    signedUrl(key, viewerId) {
      const exp = Math.floor(parts.clock.now().getTime() / 1000 / STEP_S) * STEP_S + VALID_S;
      // Whoever opens it says by cookie or token who they are: the address names nobody.
      return `${base}/${key}?exp=${exp}&sig=${parts.secrets.sign(PURPOSE, signedText(checkedKey(key), viewerId, exp))}`;
    },
  };
}

export interface SignedQuery {
  exp?: unknown;
  sig?: unknown;
}

/** Seconds for which the address still holds for that viewer; undefined if it does not. */
export function secondsLeft(
  { secrets, clock }: { secrets: Secrets; clock: Clock },
  { key, viewer, query: { exp, sig } }: { key: string; viewer: string; query: SignedQuery },
): number | undefined {
  if (typeof exp !== 'string' || typeof sig !== 'string') return undefined;
  const until = Number(exp);
  const left = until - clock.now().getTime() / 1000;
  // Written again as a number, so that one signature has one spelling of its time.
  if (String(until) !== exp || !(left > 0)) return undefined;
  return secrets.verify(PURPOSE, signedText(key, viewer, until), sig) ? Math.floor(left) : undefined;
}
