// Owns the one writer of sent tokens: fans of this process queue up, and each transaction carries all that came up meanwhile.
import { assert } from '@stagepass/base/assert.ts';
import { idempotencyKeyReused } from '@stagepass/contract/common-errors.ts';
import { tokensSent } from '@stagepass/contract/tokens/events.ts';
import type { TokenSent } from '@stagepass/contract/tokens/shapes.ts';
import { lockForPassing, type Passed, passMany } from '#domains/ledger/public/pass-many.ts';
import { batched, type HandIn } from '#platform/db/batch.ts';
import type { Tx } from '#platform/db/db.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { IdempotentCall } from '#platform/idempotency/idempotency.ts';
import { listSavedAnswers, type SavedAnswer } from '#platform/idempotency/idempotent-batch.ts';
import type { Platform } from '#platform/platform.ts';
import { insertSent, type Sent } from './sendings.store.ts';
import { inTokens } from './token-shortage.ts';

/** Transfers in one transaction. */
const MOST_IN_BATCH = 64;

export interface Sending {
  readonly club_id: string;
  readonly symbol: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly amount: number;
  readonly idempotency: IdempotentCall;
}

type Answer = { readonly sent: TokenSent } | { readonly refused: Failure };

const writers = new WeakMap<Platform, HandIn<Sending, Answer>>();

/** Answers once it is committed, or fails with why nothing was sent. Who may is the caller's to have asked. */
export async function sendAmongOthers(platform: Platform, sending: Sending): Promise<TokenSent> {
  const hand = writers.get(platform) ?? makeWriter(platform);
  writers.set(platform, hand);
  const answer = await hand(sending);
  if ('refused' in answer) throw answer.refused;
  return answer.sent;
}

function makeWriter(platform: Platform): HandIn<Sending, Answer> {
  const write = (all: readonly Sending[]) => sendBatch(platform, all);
  // One of each person in a batch: whoever sends the same key twice finds the saved answer in the next.
  return batched(write, { most: MOST_IN_BATCH, apart: ({ from_id }) => from_id });
}

/** Rolls an attempt back: the next one finds the answer that somebody else saved meanwhile. */
class RetryTransaction extends Error {}

async function sendBatch(platform: Platform, all: readonly Sending[]): Promise<Answer[]> {
  for (;;) {
    try {
      return await platform.db.transaction((tx) => sendAll(platform, tx, all));
    } catch (error) {
      if (!(error instanceof RetryTransaction)) throw error;
    }
  }
}

async function sendAll(platform: Platform, tx: Tx, all: readonly Sending[]): Promise<Answer[]> {
  await lockForPassing(tx, all.map(passingOf));
  // Under the lock of what they pay with: whoever sends the same key elsewhere is done by now, or waits.
  const before = await listSavedAnswers(
    tx,
    all.map(({ idempotency }) => idempotency),
  );
  const fresh = all.filter(({ from_id }) => !before.has(from_id));
  const passed = await passMany(tx, fresh.map(passingOf), platform.clock.now());
  const answers = new Map(fresh.map((sending, at) => [sending.from_id, answerOf(sending, passed[at])]));
  const sent = fresh.flatMap((sending) => sentOf(platform, sending, answers.get(sending.from_id)) ?? []);
  if (!(await insertSent(tx, sent))) throw new RetryTransaction();
  const [first] = sent;
  if (first !== undefined) tx.afterCommit(first.event.wakeHandlers);
  return all.map((one) => answers.get(one.from_id) ?? answeredBefore(one, before.get(one.from_id)));
}

function answeredBefore({ idempotency }: Sending, saved: SavedAnswer | undefined): Answer {
  assert(saved !== undefined, 'what is not sent now was answered before');
  if (saved.body_hash !== idempotency.body_hash) return { refused: new Failure(idempotencyKeyReused) };
  return { sent: saved.value as TokenSent };
}

function passingOf({ club_id, from_id, to_id, amount }: Sending) {
  const cause = { kind: 'token', id: club_id } as const;
  return { asset_id: `token:${club_id}`, club_id, from_id, to_id, amount, cause } as const;
}

function answerOf({ amount }: Sending, outcome: Passed | undefined): Answer {
  assert(outcome !== undefined, 'each that is passed on has an outcome');
  if ('refused' in outcome) {
    const { reason, details } = inTokens(outcome.refused);
    return { refused: new Failure(reason, details) };
  }
  return { sent: { amount, balance: outcome.left, transfer_id: outcome.transfer_id } };
}

/** Undefined where it was refused: its key stays free. */
function sentOf(platform: Platform, sending: Sending, answer: Answer | undefined): Sent | undefined {
  if (answer === undefined || 'refused' in answer) return undefined;
  const { club_id, symbol, from_id, to_id, amount, idempotency } = sending;
  const { transfer_id } = answer.sent;
  const event = platform.db.carry(tokensSent, { club_id, symbol, from_id, to_id, amount, transfer_id });
  return { idempotency, answer: answer.sent, event };
}
