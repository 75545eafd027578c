// Owns the operator's part of payouts: what waits, the check of who an owner is, yes, no, and paid.
import type { BankDetails } from '@stagepass/base/bank-details.ts';
import { payoutChanged } from '@stagepass/contract/ledger/events.ts';
import type { PayoutState } from '@stagepass/contract/ledger/payout-shapes.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import { findPerson } from '#domains/users/public/find-person.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { openBank } from '../bank-account.ts';
import { listUnanswered } from '../card-charges.store.ts';
import {
  insertIdentityChecked,
  listUnderWay,
  lockPayout,
  type PayoutRow,
  removeBanks,
  updatePayout,
} from '../payouts.store.ts';
import { listFlagged, type TopUpRow } from '../top-ups.store.ts';
import { type AccountRef, clubAccount, escrowOf, outside, platformKept } from './account-ref.ts';
import { postTransfer } from './post-transfer.ts';

export interface WaitingPayout {
  id: string;
  club_id: string;
  owner_id: string;
  amount_cents: number;
  state: PayoutState;
  closing: boolean;
  requested_at: Date;
  /** Where it goes; null where a club closed that never said so. */
  bank: BankDetails | null;
}

/** `no-such` of an id that is none; `ended` of one that is past this step; `kept` where no club is there to give it back to. */
export type Decided = 'done' | 'kept' | 'no-such' | 'ended';

/** The steps that end a payout or bring it further. The payout is locked: of two steps at once one finds it `ended`. */
export interface PayoutSteps {
  approve(id: string): Promise<Decided>;
  markPaid(id: string, reference: string): Promise<Decided>;
  refuse(id: string, reason: string): Promise<Decided>;
}

export interface PayoutsDesk extends PayoutSteps {
  waiting(): Promise<WaitingPayout[]>;
  flaggedTopUps(): Promise<
    Pick<TopUpRow, 'id' | 'user_id' | 'amount' | 'problem' | 'session_id' | 'created_at'>[]
  >;
  /** Charges of saved cards of which the payment service has not said whether they were made. */
  unansweredCharges: () => ReturnType<typeof listUnanswered>;
  /** By email, or by id. */
  checkIdentity(of: string | { id: string }): Promise<'checked' | 'already' | 'no-such-account'>;
}

/** Undefined where the e-mail is no operator's: the log has to say who decided. */
export async function payoutsDesk(platform: Platform, email: string): Promise<PayoutsDesk | undefined> {
  const operator = await findPerson(platform.db, { email: email.trim().toLowerCase() });
  return operator?.operator === true ? payoutsDeskOf(platform, operator.id) : undefined;
}

/** The desk of somebody who is known to be an operator; each step in a transaction of its own. */
export function payoutsDeskOf(platform: Platform, by: string): PayoutsDesk {
  const { db } = platform;
  return {
    waiting: async () => (await listUnderWay(db)).map((row) => waitingOf(platform, row)),
    flaggedTopUps: () => listFlagged(db),
    unansweredCharges: () => listUnanswered(db),
    checkIdentity: (of) => checkIdentity(platform, by, of),
    approve: (id) => db.transaction((tx) => payoutSteps(platform, tx, by).approve(id)),
    markPaid: (id, reference) =>
      db.transaction((tx) => payoutSteps(platform, tx, by).markPaid(id, reference)),
    refuse: (id, reason) => db.transaction((tx) => payoutSteps(platform, tx, by).refuse(id, reason)),
  };
}

/** The same steps in a transaction that is open already, as the one that saves an idempotency key. */
export function payoutSteps(platform: Platform, tx: Tx, by: string): PayoutSteps {
  return {
    approve: (id) =>
      decide(platform, tx, id, async (payout, at) => {
        if (payout.state !== 'requested') return 'ended';
        await updatePayout(tx, { id, state: 'approved', decided_at: at });
        return recordAs(platform, tx, by, { payout, state: 'approved' });
      }),
    markPaid: (id, reference) =>
      decide(platform, tx, id, async (payout, at) => {
        if (payout.state !== 'approved') return 'ended';
        await updatePayout(tx, { id, state: 'paid', decided_at: at, paid_at: at, reference });
        await release(tx, payout, { to: outside('bank'), by, at });
        await forgetBank(tx, payout);
        return recordAs(platform, tx, by, { payout, state: 'paid' });
      }),
    refuse: (id, reason) =>
      decide(platform, tx, id, async (payout, at) => {
        if (payout.state !== 'requested' && payout.state !== 'approved') return 'ended';
        await updatePayout(tx, { id, state: 'refused', decided_at: at, reason });
        // Its club is gone: nobody could ever ask for it again on that account.
        const to = payout.closing ? platformKept() : clubAccount(payout.club_id);
        await release(tx, payout, { to, by, at });
        await forgetBank(tx, payout);
        await recordAs(platform, tx, by, { payout, state: 'refused', reason });
        return payout.closing ? 'kept' : 'done';
      }),
  };
}

function waitingOf(platform: Platform, row: PayoutRow): WaitingPayout {
  const { id, club_id, owner_id, amount: amount_cents, state, closing, requested_at } = row;
  return {
    id,
    club_id,
    owner_id,
    amount_cents,
    state,
    closing,
    requested_at,
    bank: openBank(platform, row.bank),
  };
}

async function decide(
  platform: Platform,
  tx: Tx,
  id: string,
  act: (payout: PayoutRow, at: Date) => Promise<Decided>,
): Promise<Decided> {
  const payout = isId(id) ? await lockPayout(tx, id) : undefined;
  return payout === undefined ? 'no-such' : act(payout, platform.clock.now());
}

/** Whoever was erased meanwhile left their bank account for this alone: it goes with the end of it. */
async function forgetBank(tx: Tx, { owner_id }: PayoutRow): Promise<void> {
  const owner = await findPerson(tx, { id: owner_id });
  if (owner === undefined || (owner.suspended && owner.email === null)) await removeBanks(tx, owner_id);
}

async function release(
  tx: Tx,
  { id, amount, club_id }: PayoutRow,
  { to, by, at }: { to: AccountRef; by: string; at: Date },
): Promise<void> {
  await postTransfer(tx, {
    kind: 'payout',
    moves: [{ from: escrowOf('payout', id), to, asset_id: 'credits', amount }],
    cause: { kind: 'payout', id },
    club_id,
    actor_id: by,
    key: `payout-ended:${id}`,
    at,
  });
}

async function recordAs(
  platform: Platform,
  tx: Tx,
  by: string,
  { payout, state, reason }: { payout: PayoutRow; state: PayoutState; reason?: string },
): Promise<Decided> {
  const { id: payout_id, club_id, owner_id, amount: amount_cents } = payout;
  await recordDeed(platform, tx, {
    club_id,
    actor_id: by,
    deed: `ledger.payout-${state}`,
    details: { payout_id, amount_cents, ...(reason === undefined ? {} : { reason }) },
  });
  await tx.emit(payoutChanged, { payout_id, club_id, owner_id, amount_cents, state });
  return 'done';
}

async function checkIdentity(
  platform: Platform,
  by: string,
  of: string | { id: string },
): Promise<'checked' | 'already' | 'no-such-account'> {
  const wanted = typeof of === 'string' ? { email: of.trim().toLowerCase() } : of;
  const person = await findPerson(platform.db, wanted);
  if (person === undefined) return 'no-such-account';
  const at = platform.clock.now();
  return platform.db.transaction(async (tx) => {
    if (!(await insertIdentityChecked(tx, { user_id: person.id, checked_by: by, at }))) return 'already';
    await recordDeed(platform, tx, {
      club_id: null,
      actor_id: by,
      deed: 'ledger.identity-checked',
      subject: { kind: 'user', id: person.id },
    });
    return 'checked';
  });
}
