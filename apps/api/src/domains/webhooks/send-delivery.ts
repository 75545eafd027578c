// Owns one try of one delivery: claimed, signed, sent through the guarded client, and what follows from the answer.
import type { DeliveryProblem } from '@stagepass/base/webhook-kinds.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import { FetchError } from '#platform/fetch/fetch-error.ts';
import type { Platform } from '#platform/platform.ts';
import { SEALED_AS } from './actions/manage-webhooks.ts';
import { type Claimed, claimDelivery, failWaiting, updateDelivery } from './deliveries.store.ts';
import { turnedOffLetter } from './letters.rules.ts';
import type { DeliveryRow } from './tables.ts';
import { GIVEN_UP_AFTER_MS, isNamedOrigin, nextTry, signatureOf, snippetOf } from './webhook.rules.ts';
import { lockWebhook, updateWebhook } from './webhooks.store.ts';

const TIMEOUT_MS = 5000;
/** Longer than an address may take to answer: a sender that died leaves the delivery to be sent again. */
const CLAIM_MS = 60_000;
const MAX_ANSWER_BYTES = 64 * 1024;

type Answer = Pick<DeliveryRow, 'status' | 'snippet' | 'problem'>;

/** Safe to repeat: what was delivered, is being sent or is not due is left alone. */
export async function sendDelivery(platform: Platform, id: string): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const claimed = await claimDelivery(platform.db, { id, now, until });
  if (claimed === undefined) return;
  const answer = await ask(platform, claimed, now);
  await platform.db.transaction((tx) => note(platform, tx, claimed, answer));
}

async function ask(platform: Platform, claimed: Claimed, at: Date): Promise<Answer> {
  const { fetch, config, secrets } = platform;
  const { url, body } = claimed;
  const secret = secrets.open(SEALED_AS, claimed.secret_sealed);
  // Sealed with a root key that this site has no more: nobody could tell who sent it.
  if (secret === undefined) return { status: null, snippet: '', problem: 'no-answer' };
  const request = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stagepass-signature': signatureOf({ secret, body, at }),
      'stagepass-event-id': claimed.event_id,
      'stagepass-event': claimed.kind,
    },
    body,
    timeout_ms: TIMEOUT_MS,
    max_bytes: MAX_ANSWER_BYTES,
    follow: false,
  } as const;
  try {
    const answer = await (isNamedOrigin(url, config.WEBHOOK_ORIGINS)
      ? fetch.configured(url, request)
      : fetch.untrusted(url, request));
    return { status: answer.status, snippet: snippetOf(answer.body), problem: null };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { status: null, snippet: '', problem: problemOf(error) };
  }
}

function problemOf({ reason }: FetchError): DeliveryProblem {
  if (reason === 'refused') return 'address-refused';
  return reason === 'too-slow' ? 'too-slow' : 'no-answer';
}

async function note(platform: Platform, tx: Tx, claimed: Claimed, answer: Answer): Promise<void> {
  const { id, webhook_id, tries } = claimed;
  const now = platform.clock.now();
  const webhook = await lockWebhook(tx, webhook_id);
  // Deleted meanwhile, its log with it.
  if (webhook === undefined) return;
  if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
    await updateDelivery(tx, id, { ...answer, state: 'delivered' });
    if (webhook.failing_since !== null) await updateWebhook(tx, webhook_id, { failing_since: null });
    return;
  }
  const next = nextTry(tries, now);
  const later = next === undefined ? { state: 'failed' as const } : { run_at: next };
  await updateDelivery(tx, id, { ...answer, ...later });
  const failing_since = webhook.failing_since ?? now;
  const givenUp = now.getTime() - failing_since.getTime() >= GIVEN_UP_AFTER_MS && webhook.is_on;
  if (!givenUp) return updateWebhook(tx, webhook_id, { failing_since });
  await updateWebhook(tx, webhook_id, { is_on: false, turned_off_by_site: true });
  await failWaiting(tx, webhook_id);
  await tellOwner(platform, tx, claimed);
}

async function tellOwner(platform: Platform, tx: Tx, { club_id, webhook_id, url }: Claimed): Promise<void> {
  const club = await findClub(platform, tx, club_id);
  const owner = club && (await findPerson(tx, { id: club.owner_id }));
  if (club === undefined || owner?.email == null) return;
  const { origin } = platform.config;
  const page = `${origin}/club/${club.handle}/manage-webhooks/${webhook_id}`;
  const host = URL.parse(url)?.host ?? url;
  await platform.mail.send(tx, turnedOffLetter({ to: owner.email, club: club.name, host, page }));
}
