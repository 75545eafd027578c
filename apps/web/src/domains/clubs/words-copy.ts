// The words for what a club is: who sees it, who can join, who posts, its color. Shared by creating a club and its settings.
import type { ClubVisibility, JoinPolicy, PostingPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { gelNames } from '#platform/theme/gels.ts';

const visibility = {
  public: 'Public',
  private: 'Private',
} as const satisfies Record<ClubVisibility, string>;

const visibilityText = {
  public: 'Anyone can see the club, and it appears in Discover.',
  private: 'Anyone can see its front page. The rest is for members.',
} as const satisfies Record<ClubVisibility, string>;

const joining = {
  open: 'Open to everyone',
  requirements: 'With requirements',
  approval: 'By approval',
  invite: 'Invite only',
} as const satisfies Record<JoinPolicy, string>;

const joiningText = {
  open: 'Anyone can join with one tap.',
  requirements: 'Fans read, answer or solve something first. Set it up under Join requirements.',
  approval: 'Fans ask to join. The owner or an admin decides.',
  invite: 'Fans need an invite code from a member.',
} as const satisfies Record<JoinPolicy, string>;

const posting = {
  staff: 'Owner and admins',
  members: 'All members',
} as const satisfies Record<PostingPolicy, string>;

const postingText = {
  staff: 'The owner and admins post. Members comment and react.',
  members: 'Every member can post.',
} as const satisfies Record<PostingPolicy, string>;

export const clubWords = defineCopy({
  gelNames,
  gel: 'Color',
  gels: 'Colors',
  hue: 'Hue',
  gelValue: '{name}, {hue}',
  ratio: 'Text stays readable on this color (contrast {ratio}:1).',
  visibilityLabel: 'Who can see it',
  visibility,
  visibilityText,
  joiningLabel: 'Who can join',
  joining,
  joiningText,
  postingLabel: 'Who can post',
  posting,
  postingText,
  name: 'Name',
  nameHelp: '2 to 50 characters. You can change it later.',
  nameShort: 'Enter a name with at least 2 characters.',
  handle: 'Handle',
  handleHelp: 'The club’s web address. 3 to 30 characters: a–z, 0–9 and hyphens.',
  handleWrong: 'Use 3 to 30 characters: a–z, 0–9 and hyphens. Don’t start or end with a hyphen.',
  handleChecking: 'Checking if it’s available…',
  handleFree: '{handle} is available.',
  handleTaken: 'That handle is taken.',
  handleReserved: 'That handle is reserved.',
  takeSuggestion: 'Use {handle}',
  tagline: 'Tagline',
  taglineHelp: {
    one: 'One line under the name. {count} character left.',
    other: 'One line under the name. {count} characters left.',
  },
  kind: 'Category',
  kindMissing: 'Choose a category.',
  language: 'Language',
  languageHelp: 'The main language of the club.',
  timeZone: 'Time zone',
  timeZoneHelp: 'Check-ins and daily missions start again at midnight here.',
});
