// Owns how a token becomes the shape of the contract, with what this viewer has of it and may do.

import { assert } from '@stagepass/base/assert.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { loadClubRefs } from '#domains/ledger/public/club-refs.ts';
import { tokensReceived } from '#domains/ledger/public/tokens-held.ts';
import { isStaff, may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PricedToken } from './tables.ts';
import { leftOf } from './token.rules.ts';

export async function presentToken(
  platform: Platform,
  db: Executor,
  row: PricedToken,
  { club, standing }: { club: Club; standing: Standing },
): Promise<FanToken> {
  const { user_id } = standing;
  const ref = (await loadClubRefs(platform, db, [club.id]))(club.id);
  assert(ref !== null, 'a club that was let in is there');
  const inside = may(club, standing, 'see-inside') && may(club, standing, 'buy');
  return {
    club: ref,
    symbol: row.symbol,
    name: row.name,
    cap: row.cap,
    given_out: row.given_out,
    promised: row.promised,
    left: leftOf(row),
    price_cents: row.price,
    next_price:
      row.next_price === null || row.next_from === null
        ? null
        : { price_cents: row.next_price, from: row.next_from.toISOString() },
    mine: user_id === null ? null : await holdingOf(db, { user_id, club_id: club.id }),
    may: {
      buy: inside && !isStaff(standing),
      send: inside,
      manage: may(club, standing, 'manage-token'),
    },
    created_at: row.created_at.toISOString(),
  };
}

async function holdingOf(
  db: Executor,
  { user_id, club_id }: { user_id: string; club_id: string },
): Promise<NonNullable<FanToken['mine']>> {
  const { balance_cents: balance } = await balancesOf(db, user_id, `token:${club_id}`);
  const came = await tokensReceived(db, { user_id, club_id });
  return {
    balance,
    bought: came.get('token') ?? 0,
    earned: came.get('reward') ?? 0,
    received: came.get('gift') ?? 0,
  };
}
