// Owns sending: tokens go from one fan to another for nothing and for good, never across a block, never to the club's own staff.
import { notEnough } from '@stagepass/contract/ledger/errors.ts';
import {
  notEnoughTokens,
  receiverOutside,
  staffGetNoTokens,
  tokenNotFound,
} from '@stagepass/contract/tokens/errors.ts';
import { tokensSent } from '@stagepass/contract/tokens/events.ts';
import type { TokenSent } from '@stagepass/contract/tokens/shapes.ts';
import { ownAccount, userNotFound } from '@stagepass/contract/users/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { userAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import { Failure, fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { requireTrader } from '../access.ts';
import { findReceiver } from '../receivers.store.ts';
import { listTokens } from '../tokens.store.ts';

export async function sendTokens(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { club: idOrHandle, user_name, amount }: { club: string; user_name: string; amount: number },
): Promise<TokenSent> {
  const { user_id } = actor;
  const { club } = await requireTrader(platform, tx, actor, idOrHandle);
  const token = (await listTokens(tx, [club.id])).get(club.id) ?? fail(tokenNotFound);
  const to_id = await requireReceiver(tx, { user_id, user_name, club });
  const { transfer_id } = await passOn(platform, tx, { club_id: club.id, from_id: user_id, to_id, amount });
  await tx.emit(tokensSent, {
    ...{ club_id: club.id, symbol: token.symbol, from_id: user_id, to_id, amount, transfer_id },
  });
  const { balance_cents: balance } = await balancesOf(tx, user_id, `token:${club.id}`);
  return { amount, balance, transfer_id };
}

/** A block answers as nobody: whoever was blocked does not learn it here either. */
async function requireReceiver(
  tx: Executor,
  { user_id, user_name, club }: { user_id: string; user_name: string; club: Club },
): Promise<string> {
  const receiver = (await findReceiver(tx, { user_name, club_id: club.id })) ?? fail(userNotFound);
  if (receiver.id === user_id) fail(ownAccount);
  if (await isBlocked(tx, { user_id, other_id: receiver.id })) fail(userNotFound);
  if (receiver.role === 'owner' || receiver.role === 'admin') fail(staffGetNoTokens);
  const outside = receiver.role === null && club.visibility === 'private';
  if (receiver.banned || outside) fail(receiverOutside);
  return receiver.id;
}

/** Through the spending gate, in one transfer. Who may is the caller's to have asked. */
export async function passOn(
  platform: Platform,
  tx: Executor,
  of: { club_id: string; from_id: string; to_id: string; amount: number },
): Promise<{ transfer_id: string }> {
  try {
    return await spend(tx, {
      user_id: of.from_id,
      kind: 'gift',
      parts: [{ to: userAccount(of.to_id), amount: of.amount }],
      asset_id: `token:${of.club_id}`,
      cause: { kind: 'token', id: of.club_id },
      club_id: of.club_id,
      at: platform.clock.now(),
    });
  } catch (error) {
    // The ledger speaks of credits and of topping up.
    if (error instanceof Failure && error.reason.code === notEnough.code)
      fail(notEnoughTokens, { missing: (error.details as { missing_cents: number | null }).missing_cents });
    throw error;
  }
}
