// Every text of editing a club's levels.
import { defineCopy } from '#platform/i18n/copy.ts';

export const editLevelsCopy = defineCopy({
  title: 'Edit levels',
  lead: 'Name levels and add perks. Members keep every perk of the levels they’ve reached.',
  add: 'Add level',
  noneTitle: 'No named levels yet',
  none: 'Members go up by number until you name a level.',
  from: { one: 'From {count} XP', other: 'From {count} XP' },
  newTitle: 'Add level',
  editTitle: 'Edit level {level}',
  level: 'Level',
  levelHint: 'Starts at {xp} XP',
  name: 'Name',
  perks: 'Perks',
  text: 'What members get',
  textHint: 'For example: Your name in the credits',
  discount: 'Store discount in percent',
  privateMission: 'Exclusive missions',
  save: 'Save level',
  saved: 'Level saved',
  remove: 'Remove name and perks',
  removeTitle: 'Remove the name and perks of level {level}?',
  removeText: 'Members lose its perks right away. Their XP and level stay.',
  removed: 'Name and perks removed',
  errors: {
    'clubs.staff-only': 'Only the club’s staff can edit levels.',
    'clubs.not-found': 'This club doesn’t exist.',
    'levels.too-many': 'A club can name up to 60 levels. Remove one first.',
  },
});
