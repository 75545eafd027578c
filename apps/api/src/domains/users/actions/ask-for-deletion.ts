// Owns the wish to be deleted: confirmed anew, refused while clubs would be left without an owner, taken back by signing in.
import { deletionOwnsClubs } from '@stagepass/contract/users/errors.ts';
import { userOutOfSight } from '@stagepass/contract/users/events.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { lockOwnUser } from '../access.ts';
import { GRACE_MS } from '../deletions.rules.ts';
import { putDeletion } from '../deletions.store.ts';
import { deletionAskedLetter } from '../letters.rules.ts';
import { accountGuard } from '../public/account-guard.ts';
import { clubsOfPerson } from '../public/clubs-of-person.ts';
import { putPerson } from '../search-documents.ts';
import { updateUser } from '../users.store.ts';

export async function askForDeletion(platform: Platform, actor: Actor): Promise<Date> {
  accountGuard.read().requireStepUp(platform, actor);
  return platform.db.transaction(async (tx) => {
    const user = await lockOwnUser(actor, tx);
    const clubs = await clubsOfPerson.read().listOwned(tx, user.id);
    if (clubs.length > 0) fail(deletionOwnsClubs, { clubs });
    const now = platform.clock.now();
    const due_at = new Date(now.getTime() + GRACE_MS);
    await putDeletion(tx, { user_id: user.id, asked_at: now, due_at });
    await updateUser(tx, user.id, { closing_at: now });
    await putPerson(tx, { ...user, closing_at: now });
    await tx.emit(userOutOfSight, { user_id: user.id });
    await accountGuard.read().endSessions(platform, tx, { user_id: user.id });
    if (user.email !== null)
      await platform.mail.send(tx, deletionAskedLetter(platform.config.origin, { to: user.email, due_at }));
    return due_at;
  });
}
