// Every text about conditions: the sentence a fan reads, and the words a creator sets them by.
import type { ConditionKind } from '@stagepass/contract/conditions/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const conditionsCopy = defineCopy({
  tier: '{name} tier',
  tierGone: 'a tier that is gone',
  level: 'level {level}',
  xp: { one: '{count} XP', other: '{count} XP' },
  without: 'without {part}',
  nested: '({part})',
  everyone: 'everyone',
  wayIn: {
    title: 'For {who}',
    metAll: 'You meet this.',
    met: 'You have it',
    missing: 'Still missing',
  },
  editor: {
    label: 'Who may',
    everyone: 'Everyone',
    some: 'Only some',
    mode: 'How these count',
    all: 'All of',
    any: 'Any of',
    none: 'None of',
    group: 'Group {number}',
    kind: 'Condition {number}',
    kinds: { tier: 'Tier', level: 'Level', xp: 'XP' } satisfies Record<ConditionKind, string>,
    tier: 'Tier at least',
    level: 'Level at least',
    xp: 'XP at least',
    tierGone: 'A tier that is gone',
    noTiers: 'This club has no tiers yet.',
    add: 'Add a condition',
    addGroup: 'Add another group',
    remove: 'Remove condition {number}',
    result: 'Gets in: {who}',
    full: 'That is as much as anybody can follow: 20 conditions.',
    foreign: 'This was set in a way that cannot be edited here: {who}',
    startOver: 'Start over',
  },
  errors: {
    'conditions.unknown-part': 'A tier in this condition is gone. Choose another.',
  },
});
