// The club that is being founded, kept on the phone as it is typed, and which step still lacks something.

import type { CallInput } from '@stagepass/contract/client.ts';
import type { ClubVisibility, JoinPolicy, PostingPolicy } from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { handleFrom, isHandle, normalHandle } from './handle-rules.ts';
import { phoneLanguage } from './languages.ts';
import { phoneTimeZone } from './time-zones.ts';

export const createSteps = ['name', 'kind', 'gel', 'tiers', 'doors'] as const;
export type CreateStep = (typeof createSteps)[number];

export const MAX_NAME = 50;
export const MAX_TAGLINE = 90;
export const MAX_TIERS = 6;
export const MAX_TIER_NAME = 24;
export const MAX_RULES = 20;
export const MAX_RULE = 300;

/** A line of a list that is edited: its key stays while its place and words change. */
export interface DraftLine {
  key: number;
  text: string;
}

export interface DraftPicture {
  media_id: string;
  /** Where it can be seen for now; it may have run out. */
  url: string;
}

export interface ClubDraft {
  /** Where the person was last. */
  at: CreateStep;
  name: string;
  handle: string;
  /** Typed by hand: it no longer follows the name. */
  handle_typed: boolean;
  category: Interest | null;
  tagline: string;
  language: string;
  hue: number;
  cover: DraftPicture | null;
  /** Lowest first. */
  tiers: DraftLine[];
  visibility: ClubVisibility;
  join_policy: JoinPolicy;
  posting: PostingPolicy;
  house_rules: DraftLine[];
}

export function emptyDraft(tierNames: readonly string[]): ClubDraft {
  return {
    at: 'name',
    name: '',
    handle: '',
    handle_typed: false,
    category: null,
    tagline: '',
    language: phoneLanguage(),
    hue: 62,
    cover: null,
    tiers: tierNames.map((text, key) => ({ key, text })),
    visibility: 'public',
    join_policy: 'open',
    posting: 'staff',
    house_rules: [],
  };
}

export function withName(draft: ClubDraft, name: string): ClubDraft {
  return { ...draft, name, handle: draft.handle_typed ? draft.handle : handleFrom(name) };
}

export function addLine(lines: readonly DraftLine[], text = ''): DraftLine[] {
  return [...lines, { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, text }];
}

/** What was written, without the lines that were left empty. */
export function textsOf(lines: readonly DraftLine[]): string[] {
  return lines.map(({ text }) => text.trim()).filter((text) => text !== '');
}

export type TierTrouble = 'empty' | 'double';

/** By the line's key. */
export function tierTroubles(tiers: readonly DraftLine[]): Map<number, TierTrouble> {
  const troubles = new Map<number, TierTrouble>();
  const seen = new Set<string>();
  for (const { key, text } of tiers) {
    const name = text.trim().toLowerCase();
    if (name === '') troubles.set(key, 'empty');
    else if (seen.has(name)) troubles.set(key, 'double');
    seen.add(name);
  }
  return troubles;
}

export function lacks(draft: ClubDraft, step: CreateStep): boolean {
  if (step === 'name') return draft.name.trim().length < 2 || !isHandle(draft.handle);
  if (step === 'kind') return draft.category === null;
  if (step === 'tiers') return draft.tiers.length === 0 || tierTroubles(draft.tiers).size > 0;
  return false;
}

/** Nobody stands at a step whose earlier ones lack something. */
export function reachable(draft: ClubDraft, asked: CreateStep): CreateStep {
  const at = createSteps.indexOf(asked);
  return createSteps.slice(0, at).find((step) => lacks(draft, step)) ?? asked;
}

export function stepOf(value: string | null): CreateStep {
  return createSteps.find((step) => step === value) ?? 'name';
}

type Founding = NonNullable<CallInput<'POST /clubs'>['body']>;

/** Null where it lacks something. */
export function foundingOf(draft: ClubDraft): Founding | null {
  const { category } = draft;
  if (category === null || createSteps.some((step) => lacks(draft, step))) return null;
  return {
    name: draft.name.trim(),
    handle: normalHandle(draft.handle),
    tagline: draft.tagline.trim(),
    category,
    language: draft.language,
    time_zone: phoneTimeZone(),
    hue: draft.hue,
    visibility: draft.visibility,
    join_policy: draft.join_policy,
    posting: draft.posting,
    house_rules: textsOf(draft.house_rules),
    tier_names: textsOf(draft.tiers),
  };
}

const keyOf = (userId: string) => `spc-club-draft-${userId}`;

/** What is kept was written by an earlier version of this code, or by nobody: only what fits is taken. */
export function readDraft(userId: string, empty: ClubDraft): ClubDraft {
  const kept = readLocalJson(keyOf(userId));
  if (typeof kept !== 'object' || kept === null) return empty;
  const fits = Object.entries(kept).filter(([key, value]) => {
    const model = empty[key as keyof ClubDraft];
    if (key === 'category' || key === 'cover') return true;
    return (
      model !== undefined && typeof model === typeof value && Array.isArray(model) === Array.isArray(value)
    );
  });
  return { ...empty, ...Object.fromEntries(fits) };
}

export function keepDraft(userId: string, draft: ClubDraft): void {
  writeLocal(keyOf(userId), JSON.stringify(draft));
}

export function forgetDraft(userId: string): void {
  removeLocal(keyOf(userId));
}

/** The name of a draft that waits on this phone, empty while it has none; null where there is no draft. */
export function keptDraftName(userId: string): string | null {
  const kept = readLocalJson(keyOf(userId));
  if (typeof kept !== 'object' || kept === null || !('name' in kept)) return null;
  return typeof kept.name === 'string' ? kept.name.trim() : null;
}
