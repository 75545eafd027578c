// Owns what tests need of a club's people beyond their roles.
import { acceptHandOver, offerHandOver } from '#domains/clubs/actions/hand-over.ts';
import { endBans } from '#domains/memberships/jobs.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';
import type { Somebody, Stage } from './world.ts';

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

/** The club has another owner now, whose sessions may have ended long ago. */
export async function handOverTo(
  { app: { platform }, club, owner }: Pick<Stage, 'app' | 'club' | 'owner'>,
  heir: Pick<Somebody, 'id'>,
): Promise<void> {
  const actorOf = (user_id: string): SignedIn => ({
    ...{ kind: 'user', user_id, session_id: user_id, stepped_up_at: platform.clock.now() },
    ...{ verified: true, operator: false, suspended: false },
  });
  await offerHandOver(platform, actorOf(owner.id), { id: club.id, to_id: heir.id });
  await acceptHandOver(platform, actorOf(heir.id), club.id);
}

/** Ends every ban whose end has come, as the job does every minute. */
export function endDueBans({ platform }: TestApp): Promise<void> {
  return runJob(platform, endBans);
}
