// Every text of sharing a level, and of a level that somebody shared.
import { defineCopy } from '#platform/i18n/copy.ts';

export const sharedLevelCopy = defineCopy({
  share: 'Share level',
  title: 'I’m level {level} in {club}',
  copied: 'Link copied',
  failed: 'Couldn’t share your level. Try again.',
  hidden:
    'Others can’t see your level: you’re hidden from this club’s leaderboards, or your collection is private. Turn on “Show me on leaderboards” here, and check who can see your collection in your privacy settings.',
  page: 'Level',
  is: '{name} is level {level}',
  where: '{level} in {club}',
  club: 'View club',
  profile: 'View {name}’s profile',
  loadFailed: 'Couldn’t load this level',
  missingTitle: 'This level isn’t shown',
  ring: 'Level {level}',
  errors: {
    'levels.not-shown': 'The link is old, or the person doesn’t show their level.',
    'clubs.not-found': 'This club doesn’t exist.',
    'users.not-found': 'This person doesn’t exist, or doesn’t show their profile.',
  },
});
