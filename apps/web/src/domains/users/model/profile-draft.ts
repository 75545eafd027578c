// The profile while it is edited: what was typed, what is wrong with it, and what of it has to be sent.
import type { Interest, OwnProfile } from '@stagepass/contract/users/shapes.ts';
import type { ProfileChange } from '../data/own-profile.ts';
import { linkAddress } from './link-address.ts';
import { displayNameTrouble } from './name-rules.ts';

export interface LinkDraft {
  /** Keeps a row's identity while others are removed. */
  key: number;
  label: string;
  url: string;
}

export interface ProfileDraft {
  display_name: string;
  bio: string;
  links: LinkDraft[];
  interests: Interest[];
  hue: number;
}

export const MAX_BIO = 300;
export const MAX_LINKS = 5;

export function draftOf(profile: OwnProfile): ProfileDraft {
  return {
    display_name: profile.display_name,
    bio: profile.bio,
    links: profile.links.map((link, key) => ({ key, ...link })),
    interests: profile.interests,
    hue: profile.hue,
  };
}

const isBlank = (link: LinkDraft) => link.label.trim() === '' && link.url.trim() === '';

export function isLinkWrong(link: LinkDraft): boolean {
  if (isBlank(link)) return false;
  return link.label.trim() === '' || link.label.trim().length > 30 || linkAddress(link.url) === null;
}

export interface DraftTrouble {
  name: 'missing' | 'long' | null;
  bio: boolean;
  links: number[];
}

export function draftTrouble(draft: ProfileDraft): DraftTrouble | null {
  const trouble = {
    name: displayNameTrouble(draft.display_name),
    bio: draft.bio.trim().length > MAX_BIO,
    links: draft.links.filter(isLinkWrong).map((link) => link.key),
  };
  return trouble.name || trouble.bio || trouble.links.length > 0 ? trouble : null;
}

/** Only what differs; empty where nothing was changed. */
export function changeOf(draft: ProfileDraft, profile: OwnProfile): ProfileChange {
  const links = draft.links
    .filter((link) => !isBlank(link))
    .map((link) => ({ label: link.label.trim(), url: linkAddress(link.url) ?? link.url }));
  const wanted = { ...draft, display_name: draft.display_name.trim(), bio: draft.bio.trim(), links };
  const differs = (name: keyof typeof wanted) =>
    JSON.stringify(wanted[name]) !== JSON.stringify(profile[name]);
  const names = ['display_name', 'bio', 'links', 'interests', 'hue'] as const;
  return Object.fromEntries(names.filter(differs).map((name) => [name, wanted[name]]));
}
