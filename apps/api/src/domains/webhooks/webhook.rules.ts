// Owns the decisions about webhooks: which addresses, how a body is signed, when it is tried again, when an address is given up.
import { createHmac } from 'node:crypto';
import { encodeBase64Url } from '@stagepass/base/base64url.ts';
import type { Dice } from '@stagepass/base/dice.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** After the first try, the second and so on: nine tries in three days. */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
  24 * HOUR_MS,
];
/** So long without one delivery that got through, and the webhook is turned off. */
export const GIVEN_UP_AFTER_MS = 48 * HOUR_MS;

const SNIPPET_CHARACTERS = 300;

export function newSecret(dice: Dice): string {
  return `whsec_${encodeBase64Url(dice.bytes(32))}`;
}

/** Undefined where it was tried often enough. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = WAITS_MS[tries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** The time is signed along, so that a copy of an old request can be told from a new one. */
export function signatureOf({ secret, body, at }: { secret: string; body: string; at: Date }): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** The beginning of an answer as plain text: what a terminal or the database could not bear is left out. */
export function snippetOf(answer: Buffer): string {
  return answer
    .subarray(0, SNIPPET_CHARACTERS * 4)
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, SNIPPET_CHARACTERS);
}

/** Of an address that the operator named, in whatever network. */
export function isNamedOrigin(url: string, origins: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin;
  return origins.some((named) => new URL(named).origin === origin);
}
