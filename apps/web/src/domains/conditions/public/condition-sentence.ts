// A described condition as people say it: 'Front Row tier or 500 XP'.
import type { DescribedCondition, DescribedLeaf } from '@stagepass/contract/conditions/shapes.ts';
import { type Copy, copyIn } from '#platform/i18n/copy.ts';
import { getLocale, type Locale, useLocale } from '#platform/i18n/locale.ts';
import { conditionsCopy } from '../copy.ts';

type Words = Copy<typeof conditionsCopy>;

/** Null stands for no condition: everyone. */
export function conditionSentence(
  condition: DescribedCondition | null,
  locale: Locale = getLocale(),
): string {
  const words = copyIn(conditionsCopy, locale);
  return condition === null ? words.everyone : say(condition, words, locale);
}

/** The sentence, said anew when the language changes. */
export function useConditionSentence(condition: DescribedCondition | null): string {
  return conditionSentence(condition, useLocale());
}

function say(condition: DescribedCondition, words: Words, locale: Locale): string {
  if ('all' in condition) return joined(condition.all, 'conjunction', words, locale);
  if ('any' in condition) return joined(condition.any, 'disjunction', words, locale);
  if ('not' in condition)
    return words.without({ part: inner(condition.not, words, locale, isGroup(condition.not)) });
  return leafWords(condition, words);
}

function joined(
  parts: readonly DescribedCondition[],
  type: 'conjunction' | 'disjunction',
  words: Words,
  locale: Locale,
): string {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return say(only, words, locale);
  const said = parts.map((part) => inner(part, words, locale, isGroup(part)));
  return new Intl.ListFormat(locale.tag, { type }).format(said);
}

/** Of a group inside another one cannot hear where it ends. */
function inner(part: DescribedCondition, words: Words, locale: Locale, grouped: boolean): string {
  const said = say(part, words, locale);
  return grouped ? words.nested({ part: said }) : said;
}

function isGroup(part: DescribedCondition): boolean {
  const parts = 'all' in part ? part.all : 'any' in part ? part.any : [];
  return parts.length > 1;
}

export function leafWords(leaf: DescribedLeaf, words: Words): string {
  if (leaf.kind === 'tier') return leaf.label === null ? words.tierGone : words.tier({ name: leaf.label });
  if (leaf.kind === 'item') return leaf.label === null ? words.itemGone : words.item({ name: leaf.label });
  if (leaf.kind === 'mission')
    return leaf.label === null ? words.missionGone : words.mission({ name: leaf.label });
  if (leaf.kind === 'badge') return leaf.label === null ? words.badgeGone : words.badge({ name: leaf.label });
  if (leaf.kind === 'subscription') {
    if (leaf.label === null) return words.subscriptionGone;
    return leaf.label === '' ? words.subscriptionAny : words.subscription({ name: leaf.label });
  }
  if (leaf.kind === 'token')
    return leaf.label === null ? words.tokenGone : words.token({ count: leaf.at_least, symbol: leaf.label });
  return leaf.kind === 'level' ? words.level({ level: leaf.at_least }) : words.xp({ count: leaf.at_least });
}
