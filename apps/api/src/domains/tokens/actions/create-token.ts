// Owns the making of a club's token: once, by its owner, as something that the ledger can move.

import { tokenExists } from '@stagepass/contract/tokens/errors.ts';
import { tokenCreated } from '@stagepass/contract/tokens/events.ts';
import type { TokenDraft } from '@stagepass/contract/tokens/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { openTokenAsset } from '#domains/ledger/public/open-asset.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { recordDeed } from '#domains/safety/public/record-deed.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { insertToken, listTokens } from '../tokens.store.ts';

export async function createToken(
  platform: Platform,
  tx: Tx,
  actor: SignedIn,
  { club: idOrHandle, draft }: { club: string; draft: TokenDraft },
): Promise<string> {
  const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'manage-token');
  if ((await listTokens(tx, [club.id])).size > 0) fail(tokenExists);
  await makeToken(platform, tx, { club, draft, by: actor.user_id });
  return club.id;
}

/** Who may is the caller's to have asked. */
export async function makeToken(
  platform: Platform,
  tx: Tx,
  { club, draft, by }: { club: Club; draft: TokenDraft; by: string },
): Promise<void> {
  const { symbol, name, cap, price_cents } = draft;
  await insertToken(tx, {
    club_id: club.id,
    symbol,
    name,
    cap,
    price: price_cents,
    created_at: platform.clock.now(),
  });
  await openTokenAsset(tx, club.id);
  await recordDeed(platform, tx, {
    club_id: club.id,
    actor_id: by,
    deed: 'tokens.created',
    details: { name: symbol, cap, price_cents },
  });
  await tx.emit(tokenCreated, { club_id: club.id, symbol });
}
