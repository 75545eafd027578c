// Owns the end of an account: domain after domain, each with its note in one transaction, so that a run that was killed
// goes on where it stopped; the person's own row is made anonymous when all others have answered.
import { userErased } from '@stagepass/contract/users/events.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { removeFileOf } from '#platform/storage/pieces.ts';
import { anonymous, POSTPONED_MS } from '../deletions.rules.ts';
import { lockDeletion, noteErased, updateDeletion } from '../deletions.store.ts';
import { accountErasedLetter } from '../letters.rules.ts';
import { accountGuard } from '../public/account-guard.ts';
import { clubsOfPerson } from '../public/clubs-of-person.ts';
import { domainData } from '../public/domain-data.ts';
import { putPerson } from '../search-documents.ts';
import { USER_NAME_KEPT_MS } from '../user-names.rules.ts';
import { keepName } from '../user-names.store.ts';
import { findUser, lockUser, updateUser } from '../users.store.ts';

export async function eraseAccount(platform: Platform, userId: string, signal: AbortSignal): Promise<void> {
  if (!(await platform.db.transaction((tx) => beginErasing(platform, tx, userId)))) return;
  // Later rows first: what hangs on a person goes before what it hangs on.
  for (const domain of domainData.read().toReversed()) {
    if (signal.aborted) return;
    await platform.db.transaction(async (tx) => {
      const deletion = await lockDeletion(tx, userId);
      if (deletion?.state !== 'erasing' || deletion.erased.includes(domain.name)) return;
      await domain.eraseUser?.(tx, userId, platform);
      await noteErased(tx, userId, domain.name);
    });
  }
  if (!signal.aborted) await platform.db.transaction((tx) => finishErasing(platform, tx, userId));
}

/** From here on there is no way back: the account cannot be entered any more. True where erasing may go on. */
async function beginErasing(platform: Platform, tx: Tx, userId: string): Promise<boolean> {
  const now = platform.clock.now();
  // Whoever signs in at this moment waits for this row, or this waits for them.
  const deletion = await lockDeletion(tx, userId);
  if (deletion?.state === 'erasing') return true;
  if (deletion?.state !== 'waiting' || deletion.due_at > now) return false;
  const owned = await clubsOfPerson.read().listOwned(tx, userId);
  if (owned.length > 0) {
    platform.log.warn({ user_id: userId, clubs: owned.length }, 'an account to be deleted owns clubs again');
    await updateDeletion(tx, userId, { due_at: new Date(now.getTime() + POSTPONED_MS) });
    return false;
  }
  await updateDeletion(tx, userId, { state: 'erasing' });
  await updateUser(tx, userId, { erasing_at: now });
  await accountGuard.read().endSessions(platform, tx, { user_id: userId });
  const user = await findUser(tx, userId);
  if (user !== undefined) await putPerson(tx, user);
  return true;
}

async function finishErasing(platform: Platform, tx: Tx, userId: string): Promise<void> {
  const deletion = await lockDeletion(tx, userId);
  const user = await lockUser(tx, userId);
  if (deletion?.state !== 'erasing' || user === undefined) return;
  const now = platform.clock.now();
  for (const key of [user.avatar_small_key, user.avatar_large_key])
    if (key !== null) await removeFileOf(platform.storage, key);
  // Nobody else can be called so for a while: what was said to the old name must not reach a stranger.
  await keepName(tx, {
    user_name: user.user_name,
    user_id: user.id,
    kept_until: new Date(now.getTime() + USER_NAME_KEPT_MS),
  });
  await updateUser(tx, user.id, anonymous(user.id));
  await updateDeletion(tx, user.id, { state: 'done', ended_at: now });
  await tx.emit(userErased, { user_id: user.id });
  if (user.email !== null) await platform.mail.send(tx, accountErasedLetter({ to: user.email }));
}
