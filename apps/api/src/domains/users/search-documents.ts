// Owns how people are found: by name and user name, and only whoever is verified and there.
import { putDocuments, type SearchDocument } from '#domains/search/public/put-document.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { UserRow } from './tables.ts';

type FindableUser = Pick<
  UserRow,
  | 'id'
  | 'user_name'
  | 'display_name'
  | 'bio'
  | 'email_verified_at'
  | 'suspended_at'
  | 'hidden_at'
  | 'closing_at'
  | 'erasing_at'
  | 'created_at'
>;

/** In the transaction that changes the person; one who is not to be found is taken out. */
export async function putPerson(tx: Executor, user: FindableUser): Promise<void> {
  await putPeople(tx, [user]);
}

export async function putPeople(tx: Executor, users: readonly FindableUser[]): Promise<void> {
  await putDocuments(tx, users.map(documentOf));
}

function documentOf(user: FindableUser): SearchDocument {
  return {
    kind: 'user',
    id: user.id,
    club_id: null,
    author_id: user.id,
    title: `${user.display_name} ${user.user_name}`,
    body: user.bio,
    visibility: isFindable(user) ? 'public' : 'none',
    created_at: user.created_at,
  };
}

export function isFindable(user: FindableUser): boolean {
  const away = [user.suspended_at, user.hidden_at, user.closing_at, user.erasing_at];
  return user.email_verified_at !== null && away.every((since) => since === null);
}
