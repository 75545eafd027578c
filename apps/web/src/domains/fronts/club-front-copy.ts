// The texts that a club's front page and its home share; what few of their visits show has its own.
import { defineCopy } from '#platform/i18n/copy.ts';

export const clubFrontCopy = defineCopy({
  loading: 'Loading club',
  retry: 'Try again',
  messages: 'Messages in {club}',
  share: 'Share {club}',
  menu: 'More about {club}',
  standing: {
    loading: 'Loading your level',
    failed: 'Couldn’t load your level.',
    level: 'LV {level}',
    levelLabel: 'Level {level}',
    toTier: { one: '{count} XP to {tier}', other: '{count} XP to {tier}' },
    toLevel: { one: '{count} XP to level {level}', other: '{count} XP to level {level}' },
    progress: 'Level progress',
    member: 'Member',
    roles: { owner: 'Owner', admin: 'Admin' },
    ring: 'Tier {tier}',
  },
  post: 'Write a post',
  invite: 'Invite friends',
  card: 'My member card',
  manage: 'Manage club',
});
