// Owns what this domain holds about a person: handed out for their export, removed when the account ends.
import type { Tx } from '#platform/db/db.ts';
import type { ExportedFile } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { removeFileOf } from '#platform/storage/pieces.ts';
import { deleteBlocksOf, listBlocked } from './blocks.store.ts';
import { deleteExportsOf, listExports } from './exports.store.ts';
import { deleteFollowsOf, listAllFollowing } from './follows.store.ts';
import { MOST_BLOCKED, MOST_MUTED } from './lists.rules.ts';
import { deleteMutesOf, listMuted, listMutedThreads, listMutedWords } from './mutes.store.ts';
import { loadUserCards } from './public/load-user-cards.ts';
import { listKeptNames } from './user-names.store.ts';
import { findUser } from './users.store.ts';
import { presentPrivacy } from './views.ts';

const MOST_EXPORTS = 1000;

export async function exportUser(platform: Platform, userId: string): Promise<unknown> {
  const { db } = platform;
  const user = await findUser(db, userId);
  if (user === undefined) return null;
  const blocked = await listBlocked(db, userId, { limit: MOST_BLOCKED });
  const muted = await listMuted(db, userId, { limit: MOST_MUTED });
  const cards = await loadUserCards(
    platform,
    db,
    [...blocked, ...muted].map(({ id }) => id),
  );
  const named = ({ id, created_at }: { id: string; created_at: Date }) => ({
    user_name: cards.get(id)?.user_name ?? id,
    at: created_at,
  });
  const { id, email, email_verified_at, user_name, display_name, bio, links, interests, hue } = user;
  return {
    person: { id, email, email_verified_at, user_name, display_name, bio, links, interests, hue },
    birth_date: user.birth_date,
    joined_at: user.created_at,
    terms_accepted_at: user.terms_accepted_at,
    privacy: presentPrivacy(user),
    former_user_names: await listKeptNames(db, userId),
    following: await listAllFollowing(db, userId),
    blocked: blocked.map(named),
    muted: muted.map(named),
    muted_words: (await listMutedWords(db, userId)).map(({ word, created_at }) => ({ word, at: created_at })),
    muted_threads: (await listMutedThreads(db, userId, { limit: MOST_MUTED })).map(
      ({ kind, subject_id, created_at }) => ({ kind, id: subject_id, at: created_at }),
    ),
  };
}

export async function exportFiles(platform: Platform, userId: string): Promise<ExportedFile[]> {
  const user = await findUser(platform.db, userId);
  const key = user?.avatar_large_key ?? user?.avatar_small_key ?? null;
  return key === null ? [] : [{ key, name: 'profile-picture.webp' }];
}

/** Everything but the person's own row, which is made anonymous last. */
export async function eraseUser(tx: Tx, userId: string, platform: Platform): Promise<void> {
  for (const { file_key } of await listExports(tx, userId, MOST_EXPORTS))
    if (file_key !== null) await removeFileOf(platform.storage, file_key);
  await deleteExportsOf(tx, userId);
  await deleteFollowsOf(tx, userId);
  await deleteBlocksOf(tx, userId);
  await deleteMutesOf(tx, userId);
}
