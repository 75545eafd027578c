// Owns this domain's part of the demo world: an album in two clubs, one of them with a badge for all of it.
import { ITEM_QUALITY_KEYS } from '@stagepass/base/item-quality.ts';
import type { BadgeInput } from '@stagepass/contract/badges/shapes.ts';
import { insertBadge } from '#domains/badges/public/write-badge.ts';
import type { DemoClubHandle } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { newId } from '#platform/ids/new-id.ts';
import { dropDeliveries } from '#platform/outbox/waiting.store.ts';
import { byCreation } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { runBackFill } from './jobs.ts';
import { insertSet, listSetsOfClub, putDesigns } from './sets.store.ts';

interface DemoSet {
  club: DemoClubHandle;
  name: string;
  season: string;
  badge: BadgeInput | null;
}

const MOST = 24;
const demoSets: readonly DemoSet[] = [
  {
    club: 'velvet-static',
    name: 'Tour Tin II',
    season: 'Winter tour',
    badge: {
      name: 'Tin complete',
      description: 'Every item of Tour Tin II.',
      look: { shape: 'square', icon: 'cards', hue: 355 },
    },
  },
  { club: 'paper-tigers', name: 'The long season', season: 'Home and away', badge: null },
];

/** Run again after it was cut off, it adds what is missing. */
export async function demo(platform: Platform): Promise<void> {
  for (const set of demoSets) await putDemoSet(platform, set);
  await dropDeliveries(platform.db, { handlers: 'sets.' });
}

async function putDemoSet(platform: Platform, { club: handle, name, season, badge }: DemoSet): Promise<void> {
  const { db, clock } = platform;
  const club = await findClub(platform, db, handle);
  if (club === undefined) return;
  const there = await listSetsOfClub(db, {
    club_id: club.id,
    state: 'live',
    ...byCreation.ask({ limit: 50 }),
  });
  if (there.some((set) => set.name === name)) return;
  const designs = [...(await listDemoDesigns(db, club.id)).values()].filter(
    ({ kind }) => kind === 'collectible',
  );
  const design_ids = designs.toSorted(rarestFirst).map(({ id }) => id);
  if (design_ids.length < 2) return;
  const id = newId(platform);
  await db.transaction(async (tx) => {
    const made = { stages: 1, of_achievement: false, created_by: club.owner_id };
    const badge_id = badge && (await insertBadge(platform, tx, { ...badge, ...made, club_id: club.id }));
    const words = { name, season, state: 'live', badge_id } as const;
    await insertSet(tx, {
      ...words,
      id,
      club_id: club.id,
      created_by: club.owner_id,
      created_at: clock.now(),
    });
    await putDesigns(tx, id, design_ids.slice(0, MOST));
  });
  await runBackFill(platform, id);
}

function rarestFirst(one: ItemDesign, other: ItemDesign): number {
  const rank = ({ quality }: ItemDesign) => ITEM_QUALITY_KEYS.indexOf(quality);
  return rank(one) - rank(other) || one.name.localeCompare(other.name);
}
