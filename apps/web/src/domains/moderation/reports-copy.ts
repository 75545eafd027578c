// Every text of the reports that somebody made.
import type { OwnReport } from '@stagepass/contract/moderation/shapes.ts';
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { reasons } from './copy.ts';

const outcomes = {
  waiting: { title: 'Waiting', text: 'A moderator hasn’t looked at it yet.' },
  'in-review': { title: 'In review', text: 'A moderator is looking at it.' },
  removed: { title: 'Removed', text: 'The content was removed.' },
  'action-taken': { title: 'Action taken', text: 'A moderator took action. The content stays.' },
  dismissed: { title: 'No action', text: 'A moderator found that it doesn’t break the rules.' },
  reversed: {
    title: 'Reversed after an appeal',
    text: 'A moderator took action. Another moderator reversed it after an appeal.',
  },
} as const satisfies Record<OwnReport['outcome'], { title: string; text: string }>;

export const reportsCopy = defineCopy({
  reasons,
  outcomes,
  row: 'Your reports',
  title: 'Your reports',
  lead: 'What you reported and what came of it. The people you report never learn that it was you.',
  failed: 'Couldn’t load your reports',
  emptyTitle: 'Nothing to report',
  empty:
    'You haven’t reported anything. Use the menu of a post, comment, item, mission, station, club or profile to report it.',
  inClub: 'in {club}',
  about: '{kind}: {reason}',
  kinds: {
    post: 'Post',
    comment: 'Comment',
    user: 'Profile',
    club: 'Club',
    item: 'Item',
    mission: 'Mission',
    station: 'Station',
    campaign: 'Campaign',
    message: 'Message',
    answer: 'Answer to a broadcast',
    vote: 'Vote',
  } satisfies Record<SubjectKind, string>,
  decided: 'Decided {date}.',
});
