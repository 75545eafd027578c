// Owns who follows whom in the demo world, and the one whom somebody had enough of.
import { seededDice } from '@stagepass/base/dice.ts';
import type { Platform } from '#platform/platform.ts';
import { insertBlock } from './blocks.store.ts';
import { insertFollows, recountFollows } from './follows.store.ts';
import { listDemoPeople } from './users.store.ts';

const DAY_MS = 86_400_000;

/** Followed by about so many of a hundred fans; everybody else by whoever happens on them. */
const stars: Readonly<Record<string, number>> = {
  juno_vale: 74,
  noa_frontrow: 31,
  mika_backstage: 22,
  house_lights: 4,
};
const followsOfFan = { least: 3, spread: 16 };

/** Bears being run again: the same follows come out, and those that are there stay. */
export async function seedDemoFollows(platform: Platform): Promise<void> {
  const dice = seededDice('stagepass-demo-follows');
  const now = platform.clock.now().getTime();
  const people = await listDemoPeople(platform.db);
  const fans = people.filter((person) => stars[person.user_name] === undefined);
  const follows = new Map<string, { follower_id: string; followed_id: string; created_at: Date }>();
  const follow = (follower: (typeof people)[number], followed: (typeof people)[number]) => {
    if (follower.id === followed.id) return;
    // After both were there, and before now.
    const since = Math.max(follower.created_at.getTime(), followed.created_at.getTime());
    const created_at = new Date(since + dice.int(Math.max(now - since - DAY_MS, 1)));
    follows.set(`${follower.id} ${followed.id}`, {
      follower_id: follower.id,
      followed_id: followed.id,
      created_at,
    });
  };
  const random = () => fans[dice.int(fans.length)] ?? fans[0];
  for (const fan of people) {
    for (const star of people) if (dice.int(100) < (stars[star.user_name] ?? 0)) follow(fan, star);
    for (let left = followsOfFan.least + dice.int(followsOfFan.spread); left > 0; left -= 1) {
      const other = random();
      if (other !== undefined) follow(fan, other);
    }
  }
  const noa = people.find((person) => person.user_name === 'noa_frontrow');
  // Somebody whom Noa does not follow, nor the other way round. From the end: the first of them own clubs, whose announcements she reads.
  const apart = fans.findLast(
    ({ id }) => !follows.has(`${noa?.id} ${id}`) && !follows.has(`${id} ${noa?.id}`),
  );
  await platform.db.transaction(async (tx) => {
    await insertFollows(tx, [...follows.values()]);
    await recountFollows(
      tx,
      people.map(({ id }) => id),
    );
    if (noa !== undefined && apart !== undefined)
      await insertBlock(tx, {
        blocker_id: noa.id,
        blocked_id: apart.id,
        created_at: new Date(now - 40 * DAY_MS),
      });
  });
}
