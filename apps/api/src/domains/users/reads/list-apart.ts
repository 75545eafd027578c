// Owns the lists that only their owner sees: people blocked or muted, muted words and threads.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { byBlock, listBlocked } from '../blocks.store.ts';
import {
  byMute,
  byThread,
  listMuted,
  listMutedThreads as listThreadRows,
  listMutedWords as listWordRows,
} from '../mutes.store.ts';
import { loadUserCards } from '../public/load-user-cards.ts';
import type { ThreadKind } from '../tables.ts';

const PAGE = 50;

export async function listApart(
  platform: Platform,
  actor: Actor,
  { list, cursor }: { list: 'blocks' | 'mutes'; cursor: string | undefined },
): Promise<Page<UserCard & { at: string }>> {
  const { user_id } = signedIn(actor);
  const asked = { cursor, limit: PAGE };
  const { rows, next_cursor } =
    list === 'blocks'
      ? await byBlock.page(asked, (page) => listBlocked(platform.db, user_id, page))
      : await byMute.page(asked, (page) => listMuted(platform.db, user_id, page));
  const cards = await loadUserCards(
    platform,
    platform.db,
    rows.map((row) => row.id),
  );
  return {
    data: rows.flatMap((row) => {
      const card = cards.get(row.id);
      return card === undefined ? [] : [{ ...card, at: row.created_at.toISOString() }];
    }),
    next_cursor,
  };
}

export async function listMutedWords(
  platform: Platform,
  actor: Actor,
): Promise<{ id: string; word: string; at: string }[]> {
  const rows = await listWordRows(platform.db, signedIn(actor).user_id);
  return rows.map((row) => ({ id: row.id, word: row.word, at: row.created_at.toISOString() }));
}

export interface MutedThread {
  kind: ThreadKind;
  id: string;
  at: string;
  card: SubjectCard | null;
}

export async function listMutedThreads(
  platform: Platform,
  actor: Actor,
  cursor: string | undefined,
): Promise<Page<MutedThread>> {
  const { rows, next_cursor } = await byThread.page({ cursor, limit: PAGE }, (page) =>
    listThreadRows(platform.db, signedIn(actor).user_id, page),
  );
  const refs = rows.map(({ kind, subject_id }) => ({ kind, id: subject_id }));
  const cards = await loadSubjectCards(platform, platform.db, actor, refs);
  return {
    data: rows.map((row, at) => ({
      kind: row.kind,
      id: row.subject_id,
      at: row.created_at.toISOString(),
      card: cards[at] ?? null,
    })),
    next_cursor,
  };
}
