// A level while it is edited, as plain fields; and what becomes of them when they are sent.
import { HIGHEST_NAMED_LEVEL } from '@stagepass/base/level.ts';
import type { LevelPerk, LevelStep } from '@stagepass/contract/levels/shapes.ts';
import type { LevelEdit } from '../data/levels.ts';

export interface LevelDraft {
  level: string;
  name: string;
  text: string;
  /** Empty for no discount. */
  discount: string;
  privateMission: boolean;
}

export function draftOf({ level, name, perks }: Pick<LevelStep, 'level' | 'name' | 'perks'>): LevelDraft {
  const of = <Type extends LevelPerk['type']>(type: Type) =>
    perks.find((perk): perk is Extract<LevelPerk, { type: Type }> => perk.type === type);
  return {
    level: String(level),
    name: name ?? '',
    text: of('text')?.text ?? '',
    discount: of('discount') === undefined ? '' : String(of('discount')?.percent),
    privateMission: of('privateMission') !== undefined,
  };
}

/** Null where something is missing or no number. */
export function editOf(draft: LevelDraft): LevelEdit | null {
  const level = wholeIn(draft.level, 1, HIGHEST_NAMED_LEVEL);
  const percent = draft.discount.trim() === '' ? 0 : wholeIn(draft.discount, 0, 100);
  const [name, text] = [draft.name.trim(), draft.text.trim()];
  if (level === null || percent === null) return null;
  const perks: LevelPerk[] = [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...(percent === 0 ? [] : [{ type: 'discount' as const, percent }]),
    ...(draft.privateMission ? [{ type: 'privateMission' as const }] : []),
  ];
  return name === '' && perks.length === 0 ? null : { level, name: name === '' ? null : name, perks };
}

function wholeIn(text: string, least: number, most: number): number | null {
  const value = Number(text);
  return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}
