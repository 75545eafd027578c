// Owns this domain's part of the demo world: seven clubs with their words, founded over the last year, and their art.
import { hash } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import { seededDice } from '@stagepass/base/dice.ts';
import { type DemoPerson, listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import { poster, posterSquare } from '#platform/art/poster.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { foundClub } from './actions/create-club.ts';
import { emptyTextPolicy } from './closing.rules.ts';
import { findFactsByHandle, updateClub } from './clubs.store.ts';
import { type DemoClub, demoClubData } from './demo-clubs.data.ts';
import { completeModules } from './modules.rules.ts';
import type { Club } from './public/club.ts';
import { demoClubs } from './public/demo-clubs.ts';

const DAY_MS = 86_400_000;
const cover = { width: 600, height: 800 };
const large = { width: 480, height: 480 };
const small = { width: 192, height: 192 };

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = await listDemoPeople(platform.db);
  for (const [at, { handle, founded_days_ago }] of demoClubs.entries()) {
    const data = demoClubData[handle];
    const founded = new Date(platform.clock.now().getTime() - founded_days_ago * DAY_MS);
    const seeded: Platform = {
      ...platform,
      clock: { now: () => founded },
      dice: seededDice(`stagepass-demo-${handle}`),
    };
    // Killed in between, the next start goes on with what is missing.
    if ((await findFactsByHandle(platform.db, handle)) === undefined)
      await found(seeded, handle, data, ownerOf(people, data.owner));
    const club = await findFactsByHandle(platform.db, handle);
    if (club !== undefined && club.cover_key === null) await hangPosters(platform, club, data);
    progress(at + 1, demoClubs.length);
  }
}

function ownerOf(people: readonly DemoPerson[], owner: DemoClub['owner']): DemoPerson {
  const fans = people.filter((person) => person.role === undefined);
  const person = typeof owner === 'number' ? fans[owner] : people.find(({ role }) => role === owner);
  assert(person !== undefined, `the demo world has nobody to own a club: ${owner}`);
  return person;
}

async function found(platform: Platform, handle: string, data: DemoClub, owner: DemoPerson): Promise<void> {
  const modules = completeModules(data.modules.map((module) => ({ module, on: true })));
  await platform.db.transaction(async (tx) => {
    const club = await foundClub(platform, tx, owner.id, {
      ...data.text,
      handle,
      language: 'en',
      time_zone: 'UTC',
      modules,
    });
    const policy = { ...emptyTextPolicy, blocked_words: data.blocked_words ?? [], link_policy: 'hold' };
    await updateClub(tx, club.id, { text_policy: JSON.stringify(policy) });
  });
}

/** Files first: a row must never name a file that is not there. */
async function hangPosters(platform: Platform, club: Club, { art, text }: DemoClub): Promise<void> {
  const { seed, composition } = art;
  const square = posterSquare(seed, text.hue, composition);
  const [cover_key, picture_large_key, picture_small_key] = await Promise.all([
    putPrint(platform, club.id, poster(seed, text.hue, composition), cover),
    putPrint(platform, club.id, square, large),
    putPrint(platform, club.id, square, small),
  ]);
  await updateClub(platform.db, club.id, { cover_key, picture_large_key, picture_small_key });
}

async function putPrint(
  platform: Platform,
  clubId: string,
  svg: string,
  size: { width: number; height: number },
): Promise<string> {
  const bytes = await platform.pictures.render(svg, size);
  const key = `public/clubs/${clubId}/${hash('sha256', bytes, 'hex').slice(0, 16)}-${size.width}.webp`;
  await platform.storage.put(key, { bytes, type: 'image/webp' });
  return key;
}
