// Every text of reaching a level or tier, and of a lower one.
import { defineCopy } from '#platform/i18n/copy.ts';

export const changeCopy = defineCopy({
  levelTitle: 'Level {level}',
  levelText: 'You reached a new level in {club}.',
  levelNamed: 'You’re now {name} in {club}.',
  tierTitle: '{tier}',
  tierText: 'You reached a new tier in {club}.',
  unlocked: 'Unlocked',
  meter: 'Progress to level {level}',
  toNext: { one: '{count} XP to level {level}', other: '{count} XP to level {level}' },
  stamped: 'Reached',
  see: 'See levels',
  toast: 'Level {level} in {club}',
  tierToast: '{tier} in {club}',
  levelDown: 'You’re now at level {level} in {club}',
  levelDownText: 'Some XP was taken back. You can get back up by earning XP.',
  tierDown: 'Your tier in {club} is now {tier}',
  tierNone: 'You have no tier in {club} right now',
  tierDownText: 'Your level and XP stay the same.',
  perk: { discount: '{percent}% off in the store', privateMission: 'Exclusive missions' },
});
