// Owns whether a ballot counts as often as it would if it were cast now: a tier that came or went since changes nothing of it by itself.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';

export function isOutdated({ mine, own_weight }: Pick<VoteView, 'mine' | 'own_weight'>): boolean {
  return mine !== null && mine.weight !== own_weight;
}
