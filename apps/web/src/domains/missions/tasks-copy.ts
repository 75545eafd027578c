// The texts of /club/tasks.
import { defineCopy } from '#platform/i18n/copy.ts';

export const tasksCopy = defineCopy({
  title: 'Tasks',
  loading: 'Loading your tasks',
  failed: 'Couldn’t load your tasks',
  sections: { today: 'Due today', week: 'Due this week', later: 'Due later', open: 'No deadline' },
  of: '{mission}, {club}',
  step: '{mission}, {club}, step {number} of {steps}',
  due: 'Due {when}',
  states: {
    open: '',
    waits: 'Opens after step {before}',
    locked: 'You don’t meet this mission’s conditions yet',
    review: 'In review',
  },
  xp: '{xp} XP',
  emptyTitle: 'No open tasks',
  empty: 'Steps of your clubs’ missions appear here, the ones due first on top.',
  missions: 'View missions',
  discover: 'Discover clubs',
});
