// Owns mutes: of people, words and threads. Nobody is told of them.
import { listFull, mutedWordEmpty, ownAccount } from '@stagepass/contract/users/errors.ts';
import type { Relation } from '@stagepass/contract/users/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { loadProfileFor, loadProfileToUndo, loadStanding, lockOwnUser } from '../access.ts';
import { MOST_MUTED, MOST_MUTED_WORDS } from '../lists.rules.ts';
import { foldWord } from '../muted-words.rules.ts';
import {
  countMutes,
  deleteMute,
  deleteMutedThread,
  deleteMutedWord,
  insertMute,
  insertMutedThread,
  insertMutedWord,
} from '../mutes.store.ts';
import { canBlock } from '../policy.ts';
import type { ThreadKind } from '../tables.ts';
import { relationOf } from '../views.ts';

export async function muteUser(platform: Platform, actor: Actor, idOrName: string): Promise<Relation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { profile } = await loadProfileFor(actor, tx, idOrName);
    if (!canBlock(actor, profile.id)) fail(ownAccount);
    if ((await countMutes(tx, 'user_mutes', user_id)) >= MOST_MUTED) fail(listFull);
    await insertMute(tx, { user_id, muted_id: profile.id, created_at: platform.clock.now() });
    return relationOf(await loadStanding(actor, tx, profile.id));
  });
}

export async function unmuteUser(platform: Platform, actor: Actor, idOrName: string): Promise<Relation> {
  const { user_id } = signedIn(actor);
  return platform.db.transaction(async (tx) => {
    const { profile } = await loadProfileToUndo(actor, tx, idOrName);
    await deleteMute(tx, { user_id, muted_id: profile.id });
    return relationOf(await loadStanding(actor, tx, profile.id));
  });
}

export async function muteWord(platform: Platform, actor: Actor, word: string): Promise<void> {
  const folded = foldWord(word);
  if (!/[\p{L}\p{N}\p{S}]/u.test(folded)) fail(mutedWordEmpty);
  await platform.db.transaction(async (tx) => {
    // One at a time for each person: every feed of theirs tries all of these words, so that the bound has to hold.
    const { id: user_id } = await lockOwnUser(actor, tx);
    if ((await countMutes(tx, 'user_muted_words', user_id)) >= MOST_MUTED_WORDS) fail(listFull);
    const created_at = platform.clock.now();
    await insertMutedWord(tx, { id: newId(platform), user_id, word, folded, created_at });
  });
}

export async function unmuteWord(platform: Platform, actor: Actor, id: string): Promise<void> {
  await deleteMutedWord(platform.db, { id, user_id: signedIn(actor).user_id });
}

export interface Thread {
  kind: ThreadKind;
  id: string;
}

/** Whether there is such a thread is not asked: the answer would tell of what the caller may not see. */
export async function muteThread(platform: Platform, actor: Actor, { kind, id }: Thread): Promise<void> {
  const { user_id } = signedIn(actor);
  if ((await countMutes(platform.db, 'user_muted_threads', user_id)) >= MOST_MUTED) fail(listFull);
  const created_at = platform.clock.now();
  await insertMutedThread(platform.db, { user_id, kind, subject_id: id, created_at });
}

export async function unmuteThread(platform: Platform, actor: Actor, { kind, id }: Thread): Promise<void> {
  await deleteMutedThread(platform.db, { user_id: signedIn(actor).user_id, kind, subject_id: id });
}
