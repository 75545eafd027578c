// Owns this domain's part of the demo world: everybody's deeds are counted, and achievements are published by the clubs' owners.

import type { Club } from '#domains/clubs/public/club.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { dropDeliveries } from '#platform/outbox/waiting.store.ts';
import type { Platform } from '#platform/platform.ts';
import { listNamed } from './achievements.store.ts';
import { createAchievement } from './actions/edit-achievement.ts';
import { publishAchievement } from './actions/run-achievement.ts';
import { countFromBefore } from './backfill.ts';
import { type DemoAchievement, demoAchievements } from './demo-achievements.data.ts';
import { giveToEarlierJob } from './jobs.ts';

const DAY_MS = 86_400_000;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) await fill(platform, { ...club, handle });
    progress(at + 1, demoClubs.length);
  }
  // Everything was counted above: thousands of deeds would be counted once more while the first fans wait for their own.
  await dropDeliveries(platform.db, { handlers: 'achievements.' });
}

/** One after the other: killed in between, the next start goes on with those that are missing. */
async function fill(platform: Platform, club: Club & { handle: DemoClubHandle }): Promise<void> {
  const signal = new AbortController().signal;
  await countFromBefore(platform, club.id, signal);
  const data = demoAchievements[club.handle] ?? [];
  const there = await listNamed(platform.db, club.id);
  const designs = await listDemoDesigns(platform.db, club.id);
  const owner = actorOf(club.owner_id);
  for (const [at, achievement] of data.entries()) {
    const before = there.get(achievement.name);
    if (before !== undefined && (before.state !== 'draft' || achievement.draft === true)) continue;
    // Published one after the other over the last weeks, so that not every badge is new today.
    const made = new Date(platform.clock.now().getTime() - (data.length - at) * 3 * DAY_MS);
    const then: Platform = { ...platform, clock: { now: () => made } };
    const { id } = before ?? (await createAchievement(then, owner, club.id, draftOf(achievement, designs)));
    if (achievement.draft === true) continue;
    await publishAchievement(then, owner, id);
    // What the job does later finds nothing left to give.
    await giveToEarlierJob.run(then, { achievement_id: id }, signal);
  }
}

function draftOf(
  { name, description, counter, look, stages, hidden }: DemoAchievement,
  designs: ReadonlyMap<string, { id: string }>,
) {
  return {
    name,
    description,
    counter,
    look,
    hidden: hidden === true,
    stages: stages.map(({ goal, xp = 0, item }) => {
      const design_id = designs.get(item ?? '')?.id;
      return { goal, xp, item: design_id === undefined ? null : { design_id, total: null } };
    }),
  };
}

/** As actions know the owner. */
function actorOf(user_id: string): SignedIn {
  return {
    kind: 'user',
    user_id,
    session_id: user_id,
    verified: true,
    operator: false,
    suspended: false,
    stepped_up_at: null,
  };
}
