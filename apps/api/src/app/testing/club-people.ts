// Owns what rows of the permission table need of a club's people beyond their roles.
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
