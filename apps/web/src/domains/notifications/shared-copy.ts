// Owns the words that several kinds of notifications share: people, clubs and subjects without a name.
import { defineCopy } from '#platform/i18n/copy.ts';

export const sharedCopy = defineCopy({
  somebody: 'Somebody',
  aClub: 'a club',
  aClubFirst: 'A club',
  two: '{name} and {other}',
  others: { one: '{name} and {count} other', other: '{name} and {count} others' },
  subjects: {
    user: 'profile',
    club: 'club',
    post: 'post',
    comment: 'comment',
    message: 'message',
    item: 'item',
    mission: 'mission',
    station: 'station',
    campaign: 'campaign',
    vote: 'vote',
    answer: 'answer',
    other: 'content',
  },
});
