// How badges are said: where one is from, and what a screen reader says of it.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { badgesCopy } from '../copy.ts';

type Words = Copy<typeof badgesCopy>;

export function whereOf({ club }: Pick<BadgeCard, 'club'>, copy: Words): string {
  return club?.name ?? copy.site;
}

export function badgeLabel(badge: BadgeCard, copy: Words): string {
  const { name, stage, stages } = badge;
  const where = whereOf(badge, copy);
  return stages > 1 && stage > 0
    ? copy.labelStage({ name, stage, stages, where })
    : copy.label({ name, where });
}

/** On the phone's own day. */
export function isToday(time: string | null, now = new Date()): boolean {
  return time !== null && new Date(time).toDateString() === now.toDateString();
}
