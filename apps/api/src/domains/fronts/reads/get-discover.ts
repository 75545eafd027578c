// Owns what Discover is told: gathered once for everybody, and kept for a few seconds.
import type { DiscoverFront } from '@stagepass/contract/fronts/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { listRunningAuctions } from '#domains/auctions/public/read-auctions.ts';
import { listFoundClubs } from '#domains/clubs/public/list-found-clubs.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import type { Platform } from '#platform/platform.ts';
import { countByCategory, countJoinedSince, listFeaturedIds } from '../fronts.store.ts';

const KEPT_MS = 15_000;
const WEEK_MS = 7 * 86_400_000;
const RISING = 10;
const NEWEST = 10;
const FEATURED = 5;
const AUCTIONS = 6;

interface Kept {
  until_ms: number;
  front: Promise<DiscoverFront>;
}

const kept = new WeakMap<Platform, Map<string, Kept>>();

/** Many who come at once wait for one gathering. A failure is not kept. */
export function getDiscover(platform: Platform, category: Interest | undefined): Promise<DiscoverFront> {
  const fronts = kept.get(platform) ?? new Map<string, Kept>();
  kept.set(platform, fronts);
  const key = category ?? '';
  const now_ms = platform.clock.now().getTime();
  const known = fronts.get(key);
  if (known !== undefined && known.until_ms > now_ms) return known.front;
  const front = gather(platform, category);
  fronts.set(key, { until_ms: now_ms + KEPT_MS, front });
  front.catch(() => fronts.delete(key));
  return front;
}

async function gather(platform: Platform, category: Interest | undefined): Promise<DiscoverFront> {
  const { db, clock } = platform;
  const [rising, newest, categories, auctions, featuredIds] = await Promise.all([
    listFoundClubs(platform, db, { sort: 'trending', category, limit: RISING }),
    listFoundClubs(platform, db, { sort: 'new', category, limit: NEWEST }),
    countByCategory(db),
    listRunningAuctions(platform, { category, limit: AUCTIONS }),
    category === undefined ? listFeaturedIds(db) : [],
  ]);
  const chosen = await loadClubCards(platform, db, featuredIds);
  const featured = featuredIds.flatMap((id) => chosen.get(id) ?? []);
  const since = new Date(clock.now().getTime() - WEEK_MS);
  const joined = await countJoinedSince(
    db,
    rising.map((club) => club.id),
    since,
  );
  return {
    featured: (featured.length > 0 ? featured : rising).slice(0, FEATURED),
    rising: rising.map((club) => ({ club, joined_this_week: joined.get(club.id) ?? 0 })),
    auctions,
    newest,
    categories,
  };
}
