// Owns the way back of an unspent top-up: off the account at once, on to the card it came from.
import {
  frozen,
  nothingToReturn,
  returnChanged,
  returnTooLate,
  topUpNotFound,
} from '@stagepass/contract/ledger/errors.ts';
import type { TopUp } from '@stagepass/contract/ledger/top-up-shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { lockFree } from '../claims.store.ts';
import { escrowOf, userAccount } from '../public/account-ref.ts';
import { postTransfer } from '../public/post-transfer.ts';
import { unspentTopUps } from '../public/unspent-top-ups.ts';
import { insertReturn, type ReturnRow, updateReturn } from '../returns.store.ts';
import { findSpendRules } from '../rules.store.ts';
import { moveReturn } from '../sync-payments.ts';
import { presentTopUp, RETURN_MS } from '../top-up-views.ts';
import type { TopUpRow } from '../top-ups.store.ts';
import { lockOwnTopUp, ownTopUp } from './end-top-up.ts';

export interface ReturnAsked {
  readonly id: string;
  readonly expected_cents: number;
}

export async function returnTopUp(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  asked: ReturnAsked,
): Promise<TopUp> {
  await giveBack(platform, tx, actor, asked);
  return presentTopUp(platform, tx, await ownTopUp(tx, actor, asked.id));
}

async function giveBack(platform: Platform, tx: Tx, actor: SignedIn, asked: ReturnAsked): Promise<void> {
  const at = platform.clock.now();
  const topUp = await lockOwnTopUp(tx, actor, asked.id);
  if (topUp.state !== 'paid' || topUp.paid_at === null) fail(topUpNotFound);
  // Locked before it is asked what is unspent: nobody spends it meanwhile, nor is it frozen meanwhile.
  await lockFree(tx, actor.user_id);
  if ((await findSpendRules(tx, actor.user_id))?.frozen_at) fail(frozen);
  const since = new Date(at.getTime() - RETURN_MS);
  if (topUp.paid_at < since) fail(returnTooLate);
  const unspent = await unspentTopUps(tx, { user_id: actor.user_id, since });
  const amount = unspent.find((entry) => entry.top_up_id === topUp.id)?.unspent ?? 0;
  if (amount === 0) fail(nothingToReturn);
  if (amount !== asked.expected_cents) fail(returnChanged, { returnable_cents: amount });
  const id = newId(platform);
  await insertReturn(tx, { id, top_up_id: topUp.id, amount, asked_at: at });
  await postTransfer(tx, {
    kind: 'top-up-return',
    moves: [{ from: userAccount(actor.user_id), to: escrowOf('return', id), asset_id: 'credits', amount }],
    cause: { kind: 'top-up-return', id: topUp.id },
    club_id: null,
    actor_id: actor.user_id,
    key: `return:${id}`,
    at,
  });
  const known: ReturnRow = {
    ...{ id, amount, top_up_id: topUp.id, asked_at: at },
    ...{ state: 'asked', refund_id: null, ended_at: null },
  };
  await send(platform, tx, { topUp, known, at });
}

/** What came from the test payment goes back to it at once; a card is asked by a job, as often as it takes. */
async function send(
  platform: Platform,
  tx: Tx,
  { topUp, known, at }: { topUp: TopUpRow; known: ReturnRow; at: Date },
): Promise<void> {
  if (topUp.door === 'stripe')
    return platform.jobs.queue(tx, 'ledger.send-return', { return_id: known.id }, { key: known.id });
  await updateReturn(tx, { id: known.id, state: 'done', refund_id: null, at });
  await moveReturn(tx, { topUp, known, done: true, at });
}
