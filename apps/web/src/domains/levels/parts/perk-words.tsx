// The perks of a level in words, one after the other.
import type { LevelPerk } from '@stagepass/contract/levels/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { ticket } from '@stagepass/ui/icon/phosphor/ticket.ts';

type Words = { discount: (values: { percent: number }) => string; privateMission: string };

export function perkWords(perk: LevelPerk, words: Words): string {
  if (perk.type === 'text') return perk.text;
  return perk.type === 'discount' ? words.discount({ percent: perk.percent }) : words.privateMission;
}

export function PerkWords({ perks, words }: { perks: readonly LevelPerk[]; words: Words }) {
  return (
    <>
      {perks.some(({ type }) => type === 'privateMission') ? <Icon of={ticket} /> : null}
      <span dir="auto">{perks.map((perk) => perkWords(perk, words)).join(' · ')}</span>
    </>
  );
}
