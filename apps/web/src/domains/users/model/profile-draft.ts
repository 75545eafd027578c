// The profile while it is edited: what was typed, what is wrong with it, and what of it has to be sent.
import type { Interest, OwnProfile } from '@stagepass/contract/users/shapes.ts';
import { changedFields } from '#platform/forms/changed-fields.ts';
import type { ProfileChange } from '../data/own-profile.ts';
import { type EditedLink, editedLinks, savedLinks, wrongLinks } from '../public/edited-links.ts';
import { displayNameTrouble } from './name-rules.ts';

export interface ProfileDraft {
  display_name: string;
  bio: string;
  links: EditedLink[];
  interests: Interest[];
  hue: number;
}

export const MAX_BIO = 300;

export function draftOf(profile: OwnProfile): ProfileDraft {
  return {
    display_name: profile.display_name,
    bio: profile.bio,
    links: editedLinks(profile.links),
    interests: profile.interests,
    hue: profile.hue,
  };
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
    links: wrongLinks(draft.links),
  };
  return trouble.name || trouble.bio || trouble.links.length > 0 ? trouble : null;
}

function bodyOf({ display_name, bio, links, interests, hue }: ProfileDraft): ProfileChange {
  return {
    display_name: display_name.trim(),
    bio: bio.trim(),
    links: savedLinks(links),
    interests,
    hue,
  };
}

/** Only what differs from the profile as it was opened; empty where nothing was changed. */
export function changeOf(draft: ProfileDraft, base: ProfileDraft): ProfileChange {
  return changedFields(bodyOf(draft), bodyOf(base));
}
