// Drafts: kept on the phone with every key pressed, one for each account and place; no other account is ever shown them.
import { moved } from '@stagepass/ui/sortable/places.ts';
import { useSyncExternalStore } from 'react';
import { getSession, useSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { emptyDraft, type PostDraft, readDraft } from '../model/post-draft.ts';

const KEY = 'spc-draft';

/** A new post in a club, or a change to one that is there. */
export function draftPlace(of: { club: string } | { post: string }): string {
  return 'club' in of ? `club:${of.club}` : `post:${of.post}`;
}

/** In memory, so that the same draft is the same object until it changes. */
const open = new Map<string, PostDraft>();
const listeners = new Set<() => void>();

function keyOf(owner: string, place: string): string {
  return `${KEY}/${owner}/${place}`;
}

function owner(): string {
  return getSession()?.user_id ?? '';
}

export function getDraft(place: string, fresh: () => PostDraft = emptyDraft): PostDraft {
  const key = keyOf(owner(), place);
  const known = open.get(key);
  if (known) return known;
  const draft = readDraft(readLocalJson(key)) ?? fresh();
  open.set(key, draft);
  return draft;
}

export function changeDraft(place: string, change: (draft: PostDraft) => PostDraft): void {
  const key = keyOf(owner(), place);
  const draft = change(getDraft(place));
  open.set(key, draft);
  writeLocal(key, JSON.stringify(draft));
  tell();
}

export function moveDraftMedia(place: string, step: { from: number; to: number }): void {
  changeDraft(place, (draft) => ({ ...draft, media: moved(draft.media, step) }));
}

/** Sent, or thrown away. */
export function dropDraft(place: string): void {
  const key = keyOf(owner(), place);
  open.delete(key);
  removeLocal(key);
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(
  place: string,
  fresh?: () => PostDraft,
): [PostDraft, (change: Partial<PostDraft>) => void] {
  // Drawn again for whoever signs in: the draft belongs to them.
  useSession();
  const draft = useSyncExternalStore(subscribe, () => getDraft(place, fresh));
  return [draft, (change) => changeDraft(place, (before) => ({ ...before, ...change }))];
}
