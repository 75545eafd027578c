// Every text about conditions: the sentence a fan reads, and the editor in which a club sets them.
import type { ConditionKind } from '@stagepass/contract/conditions/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';

export const conditionsCopy = defineCopy({
  tier: '{name} tier',
  tierGone: 'a deleted tier',
  item: 'the item {name}',
  itemGone: 'a deleted item',
  mission: 'the mission {name} completed',
  missionGone: 'a deleted mission',
  level: 'level {level}',
  xp: { one: '{count} XP', other: '{count} XP' },
  without: 'without {part}',
  nested: '({part})',
  everyone: 'everyone',
  wayIn: {
    title: 'For {who}.',
    metAll: 'You qualify.',
    met: 'done',
    missing: 'still missing',
  },
  editor: {
    label: 'Who can do this',
    everyone: 'Everyone',
    some: 'Limited',
    mode: 'How conditions combine',
    all: 'All of',
    any: 'Any of',
    none: 'None of',
    group: 'Group {number}',
    kind: 'Condition {number}',
    kinds: { tier: 'Tier', level: 'Level', xp: 'XP', item: 'Item', mission: 'Mission' } satisfies Record<
      ConditionKind,
      string
    >,
    tier: 'Minimum tier',
    level: 'Minimum level',
    xp: 'Minimum XP',
    item: 'Owns this item',
    mission: 'Completed this mission',
    tierGone: 'A deleted tier',
    itemGone: 'A deleted item',
    missionGone: 'A deleted mission',
    noTiers: 'This club has no tiers yet.',
    add: 'Add condition',
    addGroup: 'Add group',
    remove: 'Remove condition {number}',
    result: 'Open to: {who}',
    full: 'You’ve reached the limit of 20 conditions.',
    foreign: 'These conditions can’t be edited here: {who}',
    startOver: 'Start over',
  },
  errors: {
    'conditions.unknown-part': 'A tier, item or mission in these conditions was deleted. Choose another.',
  },
});
