// A club's settings while they are edited: what changed, and what cannot be saved like this.

import type { CallInput } from '@stagepass/contract/client.ts';
import type { ClubView } from '@stagepass/contract/clubs/shapes.ts';
import { type EditedLink, editedLinks, savedLinks } from '#domains/users/public/edited-links.ts';
import { changedFields } from '#platform/forms/changed-fields.ts';
import { normalHandle } from './handle-rules.ts';

export const MAX_DESCRIPTION = 4000;

type Plain =
  | 'name'
  | 'handle'
  | 'tagline'
  | 'description'
  | 'category'
  | 'language'
  | 'time_zone'
  | 'hue'
  | 'visibility'
  | 'join_policy'
  | 'posting';

export interface SettingsDraft extends Pick<ClubView, Plain> {
  links: EditedLink[];
}

export type ClubChange = NonNullable<CallInput<'PATCH /clubs/:id'>['body']>;

export function draftOf(club: ClubView): SettingsDraft {
  const { name, handle, tagline, description, category, language, time_zone, hue } = club;
  const { visibility, join_policy, posting } = club;
  return {
    name,
    handle,
    tagline,
    description,
    category,
    language,
    time_zone,
    hue,
    visibility,
    join_policy,
    posting,
    links: editedLinks(club.links),
  };
}

function bodyOf(draft: SettingsDraft): ClubChange {
  return {
    ...draft,
    name: draft.name.trim(),
    tagline: draft.tagline.trim(),
    description: draft.description.trim(),
    handle: normalHandle(draft.handle),
    links: savedLinks(draft.links),
  };
}

/** Only what differs from the settings as they were opened. */
export function changeOf(draft: SettingsDraft, base: SettingsDraft): ClubChange {
  return changedFields(bodyOf(draft), bodyOf(base));
}
