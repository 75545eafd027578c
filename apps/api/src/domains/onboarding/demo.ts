// Owns this domain's part of the demo world: owners who set their clubs up have the badge for it.
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { dropDeliveries } from '#platform/outbox/waiting.store.ts';
import type { Platform } from '#platform/platform.ts';
import { completeCreator } from './steps.ts';

/** Run again, it gives nothing twice. */
export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined) await platform.db.transaction((tx) => completeCreator(platform, tx, club.id));
    progress(at + 1, demoClubs.length);
  }
  await dropDeliveries(platform.db, { handlers: 'onboarding.' });
}
