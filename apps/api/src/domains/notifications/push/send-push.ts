// Owns the sending of one push: encrypted for the device, signed for the push service, tried again where that may help.
import type { PushMessage } from '@stagepass/contract/notifications/shapes.ts';
import { FetchError } from '#platform/fetch/fetch-error.ts';
import type { GuardedAnswer } from '#platform/fetch/guarded-fetch.ts';
import type { Platform } from '#platform/platform.ts';
import { isQuiet, quietUntil } from '../choices.rules.ts';
import { findSettings } from '../choices.store.ts';
import {
  type Claimed,
  claimDelivery,
  dropDevice,
  giveUpWithoutDevice,
  type Outcome,
  updateDelivery,
  updateFailed,
  updateSent,
} from './push.store.ts';
import { type PushTerms, pushTerms, SUMMARY_TERMS } from './push-terms.rules.ts';
import { isTrustedService } from './subscription.rules.ts';
import { loadWebPush, readVapid, type Vapid } from './vapid.ts';

const TIMEOUT_MS = 8000;
/** Longer than a push service may take to answer. */
const CLAIM_MS = 60_000;
const MAX_ANSWER_BYTES = 64 * 1024;
const MOST_TRIES = 6;
/** 30 s, 1, 2, 4 and 8 minutes: what comes later than that helps nobody, and the inbox has it. */
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 3_600_000;
/** A device that so many in a row did not reach is gone, whatever its push service says. */
const MOST_FAILURES = 30;

/** Safe to repeat: what is sent, being sent, or not due is left alone. */
export async function sendPush(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimDelivery(platform.db, { id, now, until });
  if (claimed === undefined) return giveUpWithoutDevice(platform.db, id, now);
  if (claimed.message === null) return;
  const outcome =
    (await heldNow(platform, claimed, claimed.message)) ??
    (await tryOnce(platform, claimed, claimed.message));
  const { state, at } = outcome;
  await platform.db.transaction(async (tx) => {
    await updateDelivery(tx, id, outcome);
    if (state === 'sent') await updateSent(tx, claimed.device_id, at);
    const failures = state === 'failed' ? await updateFailed(tx, claimed.device_id) : 0;
    if (state === 'dropped' || failures >= MOST_FAILURES) await dropDevice(tx, claimed, at);
  });
}

/** What waited may come to be due in quiet hours: the push after them sums it up. A test is wanted now, whenever that is. */
async function heldNow(
  { db, clock }: Platform,
  { user_id, created_at, tries }: Claimed,
  { kind }: PushMessage,
): Promise<Outcome | undefined> {
  const at = clock.now();
  // When it was queued, the hours were looked at.
  if (kind === 'test' || (tries <= 1 && at.getTime() - created_at.getTime() < CLAIM_MS)) return undefined;
  const settings = await findSettings(db, user_id);
  if (!isQuiet(settings, at)) return undefined;
  if (kind === 'summary') return { state: 'failed', status: null, reason: 'Quiet hours began again', at };
  return { state: 'quiet-hours', status: null, reason: '', run_at: quietUntil(settings, at), at };
}

async function tryOnce(platform: Platform, claimed: Claimed, message: PushMessage): Promise<Outcome> {
  const { clock } = platform;
  const { ttl_s } = termsOf(claimed, message);
  const unsent = { status: null, at: clock.now() };
  if (unsent.at.getTime() - claimed.created_at.getTime() > ttl_s * 1000)
    return { ...unsent, state: 'failed', reason: 'Too late to be of use' };
  const vapid = await readVapid(platform);
  if (claimed.server_key !== vapid.publicKey)
    return { ...unsent, state: 'dropped', reason: 'This site’s push key has changed' };
  const answer = await ask(platform, vapid, claimed, message);
  return outcomeOf(claimed, answer, clock.now());
}

const termsOf = ({ kind }: Claimed, message: PushMessage): PushTerms =>
  message.kind === 'summary' ? SUMMARY_TERMS : pushTerms(kind);

type Answer = Pick<GuardedAnswer, 'status' | 'headers'> | FetchError;

async function ask(platform: Platform, vapid: Vapid, to: Claimed, message: PushMessage): Promise<Answer> {
  const { fetch, config } = platform;
  const { endpoint, p256dh, auth, topic } = to;
  const webPush = await loadWebPush();
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: vapid,
      TTL: termsOf(to, message).ttl_s,
      urgency: to.urgency,
      ...(topic === null ? {} : { topic }),
    },
  );
  const request = {
    method: 'POST',
    headers: headersOf(details.headers),
    body: details.body,
    timeout_ms: TIMEOUT_MS,
    max_bytes: MAX_ANSWER_BYTES,
  } as const;
  try {
    return await (isTrustedService(endpoint, config.PUSH_ORIGINS)
      ? fetch.configured(endpoint, request)
      : fetch.untrusted(endpoint, request));
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
}

function headersOf(headers: object): Record<string, string> {
  const all = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return Object.fromEntries(all);
}

function outcomeOf(delivery: Claimed, answer: Answer, at: Date): Outcome {
  if (answer instanceof FetchError) return again(delivery, { status: null, reason: reasonOf(answer), at });
  const { status } = answer;
  if (status >= 200 && status < 300) return { state: 'sent', status, reason: '', at };
  if (status === 404 || status === 410)
    return { state: 'dropped', status, reason: 'The push service doesn’t know this device anymore', at };
  if (status === 429)
    return again(
      delivery,
      { status, reason: 'The push service asked us to slow down', at },
      waitOf(answer, at),
    );
  if (status === 408 || status >= 500)
    return again(
      delivery,
      { status, reason: 'The push service isn’t working right now', at },
      waitOf(answer, at),
    );
  const reason =
    status === 401 || status === 403
      ? 'The push service refused this site’s key'
      : 'The push service refused this notification';
  return { state: 'failed', status, reason, at };
}

/** A private address looks like one that nobody answers at: otherwise the log would tell which names exist in the server's own network. */
function reasonOf({ reason }: FetchError): string {
  return reason === 'too-slow' ? 'The push service took too long' : 'The push service couldn’t be reached';
}

function again({ tries }: Claimed, of: Pick<Outcome, 'status' | 'reason' | 'at'>, asked_ms = 0): Outcome {
  if (tries >= MOST_TRIES) return { ...of, state: 'failed' };
  const wait = Math.min(LONGEST_WAIT_MS, Math.max(asked_ms, FIRST_WAIT_MS * 2 ** (tries - 1)));
  return { ...of, state: 'waiting', run_at: new Date(of.at.getTime() + wait) };
}

/** `Retry-After`, as seconds or as a date. */
function waitOf({ headers }: Pick<GuardedAnswer, 'headers'>, at: Date): number {
  const text = headers['retry-after'] ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - at.getTime();
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
