// Every text around doing a mission's steps: what was sent, and the moment it is finished.
import { defineCopy } from '#platform/i18n/copy.ts';

export const playCopy = defineCopy({
  title: 'Do {mission}',
  passed: 'Step done',
  earned: '+{xp} XP',
  toMission: 'Back to mission',
  sent: {
    title: 'Sent',
    text: 'The club answers within three days. You can see the answer on the mission’s page.',
    next: 'Do the next step',
  },
  complete: {
    title: 'Mission complete',
    meter: 'XP of this mission',
    xp: { one: '{count} XP earned', other: '{count} XP earned' },
    more: 'See more missions',
    stamped: 'Finished',
  },
});
