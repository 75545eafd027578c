// Owns sending: tokens go from one fan to another for nothing and for good, never across a block, never to the club's own staff.
import { receiverOutside, staffGetNoTokens, tokenNotFound } from '@stagepass/contract/tokens/errors.ts';
import type { TokenSent } from '@stagepass/contract/tokens/shapes.ts';
import { ownAccount, userNotFound } from '@stagepass/contract/users/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { userAccount } from '#domains/ledger/public/account-ref.ts';
import { spend } from '#domains/ledger/public/spend.ts';
import { isBlocked } from '#domains/users/public/is-blocked.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { answeredBefore, type IdempotentCall } from '#platform/idempotency/idempotency.ts';
import type { Platform } from '#platform/platform.ts';
import { requireTrader } from '../access.ts';
import { findReceiver } from '../receivers.store.ts';
import { type Sending, sendAmongOthers } from '../send-writer.ts';
import { failInTokens } from '../token-shortage.ts';
import { listTokens } from '../tokens.store.ts';

export interface TokensToSend {
  readonly club: string;
  readonly user_name: string;
  readonly amount: number;
  readonly idempotency: IdempotentCall;
}

/** Who may is asked first; what is sent goes together with what others send at that moment. */
export async function sendTokens(
  platform: Platform,
  actor: SignedIn,
  { amount, idempotency, ...to }: TokensToSend,
): Promise<TokenSent> {
  let door: Pick<Sending, 'club_id' | 'symbol' | 'to_id'>;
  try {
    door = await requireSender(platform, actor, to);
  } catch (refusal) {
    return answeredBefore(platform.db, idempotency, refusal);
  }
  return sendAmongOthers(platform, { ...door, from_id: actor.user_id, amount, idempotency });
}

async function requireSender(
  platform: Platform,
  actor: SignedIn,
  { club: idOrHandle, user_name }: Pick<TokensToSend, 'club' | 'user_name'>,
): Promise<Pick<Sending, 'club_id' | 'symbol' | 'to_id'>> {
  const { db } = platform;
  const { club } = await requireTrader(platform, db, actor, idOrHandle);
  const token = (await listTokens(db, [club.id])).get(club.id) ?? fail(tokenNotFound);
  const to_id = await requireReceiver(db, { user_id: actor.user_id, user_name, club });
  return { club_id: club.id, symbol: token.symbol, to_id };
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

/** By itself and in the caller's transaction: for the demo world's past. */
export async function passOn(
  platform: Platform,
  tx: Executor,
  of: { club_id: string; from_id: string; to_id: string; amount: number },
): Promise<{ transfer_id: string }> {
  return spend(tx, {
    user_id: of.from_id,
    kind: 'gift',
    parts: [{ to: userAccount(of.to_id), amount: of.amount }],
    asset_id: `token:${of.club_id}`,
    cause: { kind: 'token', id: of.club_id },
    club_id: of.club_id,
    at: platform.clock.now(),
  }).catch(failInTokens);
}
