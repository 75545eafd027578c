// Owns what tests need of a club's people beyond their roles.
import { endBans } from '#domains/memberships/jobs.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';
import type { Stage } from './world.ts';

/** The owner offers the club to the caller, where they are an admin; answers the club's id. */
export async function heirOf({ app, role, me, club, owner }: Stage): Promise<string> {
  if (role === 'admin' && me !== undefined)
    await app.ok(
      'POST /clubs/:id/hand-over',
      { params: { id: club.id }, body: { user_id: me.id } },
      owner.as,
    );
  return club.id;
}

/** Ends every ban whose end has come, as the job does every minute. */
export function endDueBans({ platform }: TestApp): Promise<void> {
  return runJob(platform, endBans);
}
