// The words for what a club is at one look.
import type { ClubVisibility, JoinPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

const visibility = { public: 'Public', private: 'Private' } as const satisfies Record<ClubVisibility, string>;
const joining = {
  open: 'Open to everyone',
  requirements: 'With requirements',
  approval: 'By approval',
  invite: 'Invite only',
} as const satisfies Record<JoinPolicy, string>;

export const factsCopy = defineCopy({
  visibility,
  joining,
  members: { one: '{count} member', other: '{count} members' },
  founded: 'Open since {day}.',
  spoken: 'Mostly in {language}.',
});
