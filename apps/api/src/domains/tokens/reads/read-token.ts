// Owns the reading of tokens: one club's, a fan's own, and the history for a chart.
import type { FanToken, OwnToken, TokenHistory } from '@stagepass/contract/tokens/shapes.ts';
import { loadClubRefs } from '#domains/ledger/public/club-refs.ts';
import { tokensHeldBy } from '#domains/ledger/public/tokens-held.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import type { Actor, SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { requireToken } from '../access.ts';
import { listPrices, listSupply, listTokens, listTokensOfMember } from '../tokens.store.ts';
import { presentToken } from '../views.ts';

const DAY_MS = 86_400_000;
const mostOwn = 200;

export async function readToken(platform: Platform, actor: Actor, idOrHandle: string): Promise<FanToken> {
  const { db } = platform;
  const door = await loadClubFor(platform, db, actor, idOrHandle, 'see-front');
  return presentToken(platform, db, await requireToken(platform, db, door.club.id), door);
}

/**
 * What somebody holds, and the tokens of their clubs of which they hold none yet: this is where they find out that those exist. A closed
 * club is left out: what it gave out is good for nothing any more.
 */
export async function readOwnTokens(platform: Platform, { user_id }: SignedIn): Promise<OwnToken[]> {
  const { db } = platform;
  const held = await tokensHeldBy(db, { user_id, limit: mostOwn });
  const known = new Set(held.map(({ club_id }) => club_id));
  const others = (await listTokensOfMember(db, { user_id, limit: mostOwn })).filter(
    ({ club_id }) => !known.has(club_id),
  );
  const own = [...held, ...others.map(({ club_id }) => ({ club_id, balance: 0 }))].slice(0, mostOwn);
  const ids = own.map(({ club_id }) => club_id);
  const [tokens, clubs] = [await listTokens(db, ids), await loadClubRefs(platform, db, ids)];
  return own.flatMap(({ club_id, balance }) => {
    const [token, club] = [tokens.get(club_id), clubs(club_id)];
    if (token === undefined || club === null) return [];
    return [{ club, symbol: token.symbol, name: token.name, balance }];
  });
}

export async function readHistory(
  platform: Platform,
  actor: Actor,
  { club: idOrHandle, days }: { club: string; days: number },
): Promise<TokenHistory> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, idOrHandle, 'see-front');
  await requireToken(platform, db, club.id);
  const to = platform.clock.now();
  const from = new Date(to.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const begin = new Date(`${from}T00:00:00Z`);
  return {
    from,
    to: to.toISOString().slice(0, 10),
    prices: (await listPrices(db, { club_id: club.id, from: begin, to })).map((row) => ({
      price_cents: row.price,
      from: row.effective_at.toISOString(),
    })),
    supply: await listSupply(db, { club_id: club.id, from }),
  };
}
