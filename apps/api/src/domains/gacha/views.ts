// Owns how rows become the shapes of the contract: versions with their odds, pools as their viewer sees them, proofs.
import type { Odds } from '@stagepass/base/gacha/odds.ts';
import type {
  Commitment,
  DrawAsset,
  GachaPoolCard,
  GachaVersion,
  VersionState,
} from '@stagepass/contract/gacha/shapes.ts';
import type { ItemClub, ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { tokenSymbols } from '#domains/tokens/public/token-symbols.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import type { FanStanding } from './seeds.store.ts';
import type { PoolRow, VersionRow } from './tables.ts';
import { oddsOfVersion, tableOf } from './version-tables.ts';

export type Designs = ReadonlyMap<string, ItemDesignCard>;

export function presentCommitment(fan: FanStanding): Commitment {
  return {
    server_seed_hash: fan.hash,
    client_seed: fan.client_seed,
    nonce: fan.nonce,
    next_server_seed_hash: fan.next_hash,
  };
}

export function assetOf({ asset_id }: Pick<VersionRow, 'asset_id'>): DrawAsset {
  return asset_id === 'credits' ? 'credits' : 'token';
}

export function stateOf({ opened_at, closed_at, closed_because }: VersionRow): VersionState {
  if (closed_because === 'withdrawn') return 'withdrawn';
  if (closed_at !== null) return 'closed';
  return opened_at === null ? 'announced' : 'open';
}

export interface PublishedEntry {
  readonly design: ItemDesignCard;
  readonly weight: number;
  readonly odds: Odds;
}

/** Rarest first. A design that is gone from sight is left out of what is shown; its odds stand in its tier's. */
export function presentEntries(version: VersionRow, designs: Designs): PublishedEntry[] {
  const odds = new Map(oddsOfVersion(version).entries.map((entry) => [entry.design_id, entry.odds]));
  return version.entries.flatMap(({ design_id, weight }) => {
    const design = designs.get(design_id);
    const own = odds.get(design_id);
    return design === undefined || own === undefined ? [] : [{ design, weight, odds: own }];
  });
}

/** `until`: of its designs that are good until a time, until when. The pool closes with the first of them. */
export function presentVersion(
  version: VersionRow,
  designs: Designs,
  until: ReadonlyMap<string, Date>,
): GachaVersion {
  const ends = version.design_ids.flatMap((id) => until.get(id)?.getTime() ?? []);
  return {
    id: version.id,
    n: version.n,
    state: stateOf(version),
    price_cents: version.price,
    asset: assetOf(version),
    guarantees: tableOf(version).guarantees,
    announced_at: version.announced_at.toISOString(),
    opens_at: version.opens_at.toISOString(),
    ends_at: ends.length === 0 ? null : new Date(Math.min(...ends)).toISOString(),
    closed_at: version.closed_at?.toISOString() ?? null,
    closed_because: version.closed_because,
    tiers: [...oddsOfVersion(version).tiers],
    entries: presentEntries(version, designs),
  };
}

export interface CardParts {
  readonly club: ItemClub;
  readonly version: VersionRow | undefined;
  readonly next: VersionRow | undefined;
  /** Of the club's token, by the club's id; there where a version is priced in it. */
  readonly symbols: ReadonlyMap<string, string>;
}

/** What the token of a club is called, where one of the versions is priced in it. */
export function loadSymbols(
  tx: Executor,
  club_id: string,
  versions: Iterable<VersionRow>,
): Promise<ReadonlyMap<string, string>> {
  const isPriced = [...versions].some((version) => assetOf(version) === 'token');
  return tokenSymbols(tx, isPriced ? [club_id] : []);
}

export function presentPoolCard(
  platform: Pick<Platform, 'storage'>,
  pool: PoolRow,
  { club, version, next, symbols }: CardParts,
): GachaPoolCard {
  const symbol = [version, next].some((one) => one !== undefined && assetOf(one) === 'token')
    ? symbols.get(club.id)
    : undefined;
  const shown = pool.state === 'announced' ? (next ?? version) : (version ?? next);
  return {
    id: pool.id,
    club,
    name: pool.name,
    state: pool.state,
    picture: presentItemPicture(platform, pool.picture),
    price_cents: shown?.price ?? null,
    asset: shown === undefined ? 'credits' : assetOf(shown),
    token: symbol === undefined ? null : { symbol },
    items: shown?.entries.length ?? 0,
    best_quality: shown?.entries[0]?.quality ?? null,
    next_opens_at: pool.next_opens_at?.toISOString() ?? null,
    closed_because: version?.closed_because ?? null,
  };
}
