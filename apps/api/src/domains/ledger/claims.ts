// Owns what disputes and refunds made at the payment service do: take back what is there, owe the rest, freeze until settled.
import { spendingThawed, topUpClaimed } from '@stagepass/contract/ledger/events.ts';
import type { Tx } from '#platform/db/db.ts';
import { findCharge } from './card-charges.store.ts';
import {
  addCollected,
  type ClaimRow,
  freeze,
  insertClaim,
  lockClaim,
  lockFree,
  lockUnsettledClaims,
  thaw,
  updateClaim,
} from './claims.store.ts';
import { purposeOf } from './end-charge.ts';
import { idAt } from './ledger-ids.ts';
import { outside, userAccount } from './public/account-ref.ts';
import { postTransfer } from './public/post-transfer.ts';
import type { TopUpRow } from './top-ups.store.ts';
import type { Move } from './transfers.store.ts';

export interface Claimed {
  readonly kind: ClaimRow['kind'];
  /** The dispute's or refund's own id at the service. */
  readonly payment_ref: string;
  readonly amount_cents: number;
  readonly state: ClaimRow['state'];
}

/** Told again, late or out of order, it changes nothing twice. The top-up's row is locked. */
export async function applyClaim(tx: Tx, topUp: TopUpRow, claimed: Claimed, at: Date): Promise<void> {
  const known = await lockClaim(tx, claimed.payment_ref);
  if (known === undefined) await openClaim(tx, topUp, claimed, at);
  else if (claimed.state === 'won' && known.state !== 'won') await giveBack(tx, known, at);
  else if (claimed.state === 'lost' && known.state === 'open')
    await updateClaim(tx, { id: known.id, state: 'lost', at });
  await collectOwed(tx, topUp.user_id, at);
}

async function openClaim(tx: Tx, topUp: TopUpRow, claimed: Claimed, at: Date): Promise<void> {
  const { user_id } = topUp;
  const { kind, payment_ref, state, amount_cents: amount } = claimed;
  const lost = state !== 'won';
  const taken = lost ? Math.min(Math.max(await lockFree(tx, user_id), 0), amount) : 0;
  const ended_at = state === 'open' ? null : at;
  const id = idAt(at);
  await insertClaim(tx, {
    id,
    top_up_id: topUp.id,
    user_id,
    kind,
    payment_ref,
    state,
    amount,
    taken,
    at,
    ended_at,
  });
  if (!lost) return;
  await freeze(tx, user_id, at);
  const stripe = outside(topUp.door);
  await postOf(tx, { kind, top_up_id: topUp.id, key: `claim:${id}`, at }, [
    { from: userAccount(user_id), to: stripe, asset_id: 'credits', amount: taken },
    { from: outside('receivable'), to: stripe, asset_id: 'credits', amount: amount - taken },
  ]);
  const charge = await findCharge(tx, topUp.id);
  await tx.emit(topUpClaimed, {
    ...{ user_id, top_up_id: topUp.id, kind, amount_cents: amount, owed_cents: amount - taken },
    charged_for: charge === undefined ? null : purposeOf(charge),
  });
}

/** The service has given us the money again: the fan gets what was taken, and owes nothing. */
async function giveBack(tx: Tx, claim: ClaimRow, at: Date): Promise<void> {
  await updateClaim(tx, { id: claim.id, state: 'won', at });
  const stripe = outside('stripe');
  await postOf(tx, { kind: claim.kind, top_up_id: claim.top_up_id, key: `claim-won:${claim.id}`, at }, [
    {
      from: stripe,
      to: userAccount(claim.user_id),
      asset_id: 'credits',
      amount: claim.taken + claim.collected,
    },
    { from: stripe, to: outside('receivable'), asset_id: 'credits', amount: claim.owed },
  ]);
}

/** Takes what is owed out of what has come meanwhile, and lets the fan spend again once nothing is left of it. */
export async function collectOwed(tx: Tx, userId: string, at: Date): Promise<void> {
  const claims = await lockUnsettledClaims(tx, userId);
  let free = claims.some((claim) => claim.owed > 0) ? await lockFree(tx, userId) : 0;
  let unsettled = 0;
  for (const claim of claims) {
    const amount = Math.min(Math.max(free, 0), claim.owed);
    if (amount > 0) {
      free -= amount;
      await addCollected(tx, { id: claim.id, amount });
      await postOf(tx, { kind: claim.kind, top_up_id: claim.top_up_id, key: null, at }, [
        { from: userAccount(userId), to: outside('receivable'), asset_id: 'credits', amount },
      ]);
    }
    if (claim.state === 'open' || claim.owed > amount) unsettled += 1;
  }
  if (unsettled === 0 && (await thaw(tx, userId, at))) await tx.emit(spendingThawed, { user_id: userId });
}

/** All of them carry the top-up's id: what of it is gone is what they say (origin.store.ts). */
async function postOf(
  tx: Tx,
  of: { kind: ClaimRow['kind']; top_up_id: string; key: string | null; at: Date },
  moves: readonly Move[],
): Promise<void> {
  const kind = of.kind === 'dispute' ? 'dispute' : 'top-up-return';
  await postTransfer(tx, {
    kind,
    moves,
    cause: { kind, id: of.top_up_id },
    club_id: null,
    actor_id: null,
    key: of.key,
    at: of.at,
  });
}
