// The texts of a post that is locked for its viewer.
import { defineCopy } from '#platform/i18n/copy.ts';

export const sealedCopy = defineCopy({
  title: 'A post for {tier}',
  titleMembers: 'A post for members',
  tier: 'Locked for {tier}',
  members: 'Locked for members',
  subscribers: {
    locked: 'Locked for subscribers',
    title: 'A post for subscribers',
    note: 'Subscribe to {club} to see it.',
  },
  opensAt: 'Reach the {tier} tier to see it.',
  opensToMembers: 'Join {club} to see it.',
  signIn: 'Sign in to see it',
  join: 'Join to see it',
  wayIn: 'How to unlock it',
});
