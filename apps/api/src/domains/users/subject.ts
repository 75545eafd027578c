// Owns people as subjects: their card wherever somebody is reported, found or shared, and their hiding and return.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { userOutOfSight } from '@stagepass/contract/users/events.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { listRelations } from './follows.store.ts';
import { canSeeProfile } from './policy.ts';
import { presentUser } from './public/present-user.ts';
import { putPerson } from './search-documents.ts';
import { listExistingIds, listProfiles, lockUser, type ProfileRow, updateUser } from './users.store.ts';

export const userSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const rows = await listProfiles(tx, ids);
    const standings =
      viewer.kind === 'user'
        ? await listRelations(
            tx,
            viewer.user_id,
            rows.map((row) => row.id),
          )
        : new Map();
    const seen = rows.filter((row) => canSeeProfile(viewer, row, standings.get(row.id) ?? null));
    return new Map(seen.map((row) => [row.id, cardOf(platform, row)]));
  },
  async facts(tx, ids) {
    return new Map((await listExistingIds(tx, ids)).map((id) => [id, { author_id: id, club_id: null }]));
  },
  async hide(platform, tx, id, { cause }) {
    platform.log.info({ user_id: id, cause }, 'a profile was hidden');
    await setHidden(tx, id, platform.clock.now());
  },
  async restore(_platform, tx, id) {
    await setHidden(tx, id, null);
  },
};

async function setHidden(tx: Tx, id: string, hidden_at: Date | null): Promise<void> {
  const user = await lockUser(tx, id);
  if (user === undefined || (user.hidden_at === null) === (hidden_at === null)) return;
  await updateUser(tx, id, { hidden_at });
  await putPerson(tx, { ...user, hidden_at });
  if (hidden_at !== null) await tx.emit(userOutOfSight, { user_id: id });
}

function cardOf(platform: Platform, row: ProfileRow): SubjectCard {
  const author = presentUser(platform, row);
  return {
    kind: 'user',
    id: row.id,
    title: row.display_name,
    text: row.bio,
    path: `/user/${row.user_name}`,
    picture_url: author.avatar?.small_url ?? null,
    author,
    club_id: null,
    state: row.hidden ? 'hidden' : 'shown',
  };
}
