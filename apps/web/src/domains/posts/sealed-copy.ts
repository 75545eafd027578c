// The texts of a post that is sealed for its viewer.
import { defineCopy } from '#platform/i18n/copy.ts';

export const sealedCopy = defineCopy({
  title: 'Something for {tier}',
  titleMembers: 'Something for members',
  tier: 'Sealed for {tier}',
  members: 'Sealed for members',
  opensAt: 'Opens at {tier}.',
  opensToMembers: 'Opens to everybody who joins {club}.',
  signIn: 'Sign in to open it',
  join: 'Join to open it',
  wayIn: 'See the way in',
});
