// Owns giving a tip: the money, the fee and the note in one transaction.
import { mutedHere } from '@stagepass/contract/clubs/errors.ts';
import { postNotFound } from '@stagepass/contract/posts/errors.ts';
import { tipsOff } from '@stagepass/contract/tips/errors.ts';
import { tipGiven } from '@stagepass/contract/tips/events.ts';
import type { TipDraft, TipGift } from '@stagepass/contract/tips/shapes.ts';
import { findTextPolicy } from '#domains/clubs/public/find-text-policy.ts';
import { clubAccount, platformFees } from '#domains/ledger/public/account-ref.ts';
import { primarySale } from '#domains/ledger/public/fees.ts';
import { primaryFeeOf } from '#domains/ledger/public/primary-fee.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { isStaffPost } from '#domains/posts/public/is-staff-post.ts';
import { refuseText } from '#domains/posts/public/refuse-text.ts';
import { checkText } from '#domains/safety/public/check-text.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { requireGiver } from '../access.ts';
import { holdJarOn, insertTip } from '../tips.store.ts';

/** In the caller's transaction, once for its key. */
export async function giveTip(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { club: idOrHandle, ...draft }: TipDraft & { club: string },
): Promise<TipGift> {
  const { club, standing } = await requireGiver(platform, tx, actor, idOrHandle);
  if (!(await holdJarOn(tx, club.id))) fail(tipsOff);
  // Somebody who may not speak here can still give; the note is what is refused.
  if (draft.note !== '' && standing.muted_until !== null)
    fail(mutedHere, { until: standing.muted_until.toISOString() });
  if (draft.post_id !== null && !(await isStaffPost(tx, { id: draft.post_id, club_id: club.id })))
    fail(postNotFound);
  return putTip(platform, tx, { ...draft, club_id: club.id, user_id: actor.user_id });
}

/** Who may is the caller's to have asked. */
export async function putTip(
  platform: Platform,
  tx: Tx,
  given: TipDraft & { club_id: string; user_id: string },
): Promise<TipGift> {
  const { club_id, user_id, amount_cents, note, anonymous, post_id } = given;
  const note_held = await isHeld(tx, club_id, note);
  const at = platform.clock.now();
  const id = newId(platform);
  const { fee_cents, club_cents } = primarySale(amount_cents, { fee_bp: await primaryFeeOf(tx, club_id) });
  const { transfer_id } = await spend(tx, {
    user_id,
    kind: 'tip',
    parts: [
      { to: clubAccount(club_id), amount: club_cents },
      { to: platformFees(), amount: fee_cents },
    ],
    cause: { kind: 'tip', id: club_id },
    club_id,
    memo: { lines: [{ text: 'Tip', quantity: 1, amount_cents }], seller: 'club', fee_cents },
    at,
  });
  const row = { id, club_id, user_id, anonymous, amount_cents, fee_cents, note, note_held, post_id };
  await insertTip(tx, { ...row, transfer_id, at });
  await tx.emit(tipGiven, { tip_id: id, club_id, amount_cents });
  return { id, amount_cents, transfer_id };
}

/** By the club's rules, as a comment is. */
async function isHeld(tx: Tx, clubId: string, note: string): Promise<boolean> {
  const policy = await findTextPolicy(tx, clubId);
  if (policy === undefined) return false;
  const verdict = checkText(note, policy);
  return verdict === 'blocked' ? refuseText(note, policy) : verdict === 'held';
}
