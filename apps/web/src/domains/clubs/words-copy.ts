// The words for what a club is: who sees it, who gets in, who posts, what its gel is called. Shared by founding and settings.
import type { ClubVisibility, JoinPolicy, PostingPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { gelNames } from '#platform/theme/gels.ts';

const visibility = {
  public: 'Public',
  private: 'Private',
} as const satisfies Record<ClubVisibility, string>;

const visibilityText = {
  public: 'Anybody can look in. It can be found in Discover.',
  private: 'Only the front door shows. Inside is for members.',
} as const satisfies Record<ClubVisibility, string>;

const joining = {
  open: 'Open doors',
  requirements: 'After a task',
  approval: 'After a yes',
  invite: 'By invitation',
} as const satisfies Record<JoinPolicy, string>;

const joiningText = {
  open: 'One tap and they are in.',
  requirements: 'They read, answer or solve something first. You set it up under Requirements.',
  approval: 'They ask, and the people who run the club answer.',
  invite: 'Only with a code that a member gave them.',
} as const satisfies Record<JoinPolicy, string>;

const posting = {
  staff: 'Only those who run it',
  members: 'Every member',
} as const satisfies Record<PostingPolicy, string>;

const postingText = {
  staff: 'Owner and admins post, members comment and react.',
  members: 'Everybody who is in may post.',
} as const satisfies Record<PostingPolicy, string>;

export const clubWords = defineCopy({
  gelNames,
  gel: 'Gel',
  gels: 'Gels',
  hue: 'Hue',
  gelValue: '{name}, {hue}',
  ratio: 'Ink on it reads at {ratio} to 1 or better.',
  visibilityLabel: 'Who sees it',
  visibility,
  visibilityText,
  joiningLabel: 'Who gets in',
  joining,
  joiningText,
  postingLabel: 'Who may post',
  posting,
  postingText,
  name: 'Name',
  nameHelp: '2 to 50 letters. It fills the poster, whatever its length.',
  nameShort: 'Give it a name of at least 2 letters.',
  handle: 'Handle',
  handleHelp: 'The club’s address. 3 to 30 of a–z, 0–9 and hyphens.',
  handleWrong: 'Use 3 to 30 of a–z, 0–9 and hyphens, no hyphen at either end.',
  handleChecking: 'Looking whether it is free…',
  handleFree: '{handle} is free.',
  handleTaken: 'Another club has that handle.',
  handleReserved: 'That handle is kept for the house.',
  takeSuggestion: 'Take {handle}',
  tagline: 'Tagline',
  taglineHelp: {
    one: 'One line under the name. {count} letter left.',
    other: 'One line under the name. {count} letters left.',
  },
  kind: 'Kind of club',
  kindMissing: 'Choose what kind of club it is.',
  language: 'Language',
  languageHelp: 'What is mostly spoken here.',
});
