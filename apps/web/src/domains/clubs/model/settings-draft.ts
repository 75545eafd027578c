// A club's settings while they are edited: what changed, and what cannot be saved like this.

import { webAddress } from '@stagepass/base/address.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import type {
  ClubView,
  ClubVisibility,
  JoinPolicy,
  PostingPolicy,
} from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { normalHandle } from './handle-rules.ts';

export const MAX_DESCRIPTION = 4000;
export const MAX_LINKS = 5;

export interface LinkDraft {
  key: number;
  label: string;
  url: string;
}

export interface SettingsDraft {
  name: string;
  handle: string;
  tagline: string;
  description: string;
  category: Interest;
  language: string;
  hue: number;
  visibility: ClubVisibility;
  join_policy: JoinPolicy;
  posting: PostingPolicy;
  links: LinkDraft[];
}

export type ClubChange = NonNullable<CallInput<'PATCH /clubs/:id'>['body']>;

export function draftOf(club: ClubView): SettingsDraft {
  const { name, handle, tagline, description, category, language, hue, visibility, join_policy, posting } =
    club;
  const links = club.links.map((link, key) => ({ key, ...link }));
  return {
    name,
    handle,
    tagline,
    description,
    category,
    language,
    hue,
    visibility,
    join_policy,
    posting,
    links,
  };
}

/** Null where no web address can be made of it. */
function addressOf(typed: string): string | null {
  const text = webAddress(typed);
  if (text === '' || text.length > 300 || /\s/.test(text)) return null;
  try {
    const url = new URL(text);
    return url.hostname.includes('.') ? url.href : null;
  } catch {
    return null;
  }
}

/** A link left empty on both sides is none. */
function written(links: readonly LinkDraft[]): LinkDraft[] {
  return links.filter(({ label, url }) => label.trim() !== '' || url.trim() !== '');
}

/** The keys of links that lack a label or an address. */
export function wrongLinks(links: readonly LinkDraft[]): number[] {
  return written(links)
    .filter(({ label, url }) => label.trim() === '' || addressOf(url) === null)
    .map(({ key }) => key);
}

function savedLinks(links: readonly LinkDraft[]): { label: string; url: string }[] {
  return written(links).map(({ label, url }) => ({ label: label.trim(), url: addressOf(url) ?? url }));
}

/** As typed: an address that only gained its closing slash is the same. */
function sameLinks(links: readonly LinkDraft[], saved: ClubView['links']): boolean {
  const typed = written(links);
  return (
    typed.length === saved.length &&
    saved.every(({ label, url }, at) => typed[at]?.label.trim() === label && typed[at]?.url.trim() === url)
  );
}

const plain = [
  'name',
  'tagline',
  'description',
  'category',
  'language',
  'hue',
  'visibility',
  'join_policy',
  'posting',
] as const satisfies readonly (keyof SettingsDraft & keyof ClubView)[];

const trimmed = (value: string | number) => (typeof value === 'string' ? value.trim() : value);

/** Only what differs from the club as it is. */
export function changeOf(draft: SettingsDraft, club: ClubView): ClubChange {
  const changed = plain.filter((key) => trimmed(draft[key]) !== club[key]);
  const change: ClubChange = Object.fromEntries(changed.map((key) => [key, trimmed(draft[key])]));
  if (normalHandle(draft.handle) !== club.handle) change.handle = normalHandle(draft.handle);
  if (!sameLinks(draft.links, club.links)) change.links = savedLinks(draft.links);
  return change;
}
