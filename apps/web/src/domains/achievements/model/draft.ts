// An achievement as its maker types it: texts of the form into what the server takes, and back.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { AchievementDraft, ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import { isBadgeOnly, MOST_SET_ASIDE } from './counters.ts';
import { achievementTemplates, type TemplateKey } from './templates.ts';

export interface StageForm {
  goal: string;
  xp: string;
  /** Empty for none. */
  design_id: string;
  total: string;
}

export interface AchievementForm {
  name: string;
  description: string;
  look: BadgeLook;
  counter: CounterKind;
  hidden: boolean;
  stages: StageForm[];
}

const emptyStage: StageForm = { goal: '', xp: '', design_id: '', total: '' };

export function newStage(): StageForm {
  return { ...emptyStage };
}

export function emptyForm(hue: number): AchievementForm {
  return {
    name: '',
    description: '',
    look: { shape: 'shield', icon: 'star', hue },
    counter: 'missions',
    hidden: false,
    stages: [{ ...emptyStage, goal: '1' }],
  };
}

export function formOfTemplate(
  key: TemplateKey,
  words: { name: string; description: string },
  hue: number,
): AchievementForm {
  const { counter, look, stages } = achievementTemplates[key];
  return {
    ...words,
    counter,
    look: { ...look, hue },
    hidden: false,
    stages: stages.map(({ goal, xp }) => ({
      ...emptyStage,
      goal: String(goal),
      xp: xp === 0 ? '' : String(xp),
    })),
  };
}

export function formOf({
  name,
  description,
  look,
  counter,
  hidden,
  stages,
}: ManagedAchievement): AchievementForm {
  return {
    name,
    description,
    look,
    counter,
    hidden,
    stages: stages.map(({ goal, xp, item }) => ({
      goal: String(goal),
      xp: xp === 0 ? '' : String(xp),
      design_id: item?.design.id ?? '',
      total: item?.total == null ? '' : String(item.total),
    })),
  };
}

const whole = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null);

export type StageTrouble = 'goal' | 'xp' | 'total';

/** What is wrong with each stage; empty sets where it can be sent. */
export function troublesOf({
  stages,
  counter,
}: Pick<AchievementForm, 'stages' | 'counter'>): Set<StageTrouble>[] {
  return stages.map(({ goal, xp, design_id, total }, at) => {
    const found = new Set<StageTrouble>();
    const before = at === 0 ? 0 : (whole(stages[at - 1]?.goal ?? '') ?? 0);
    const own = whole(goal);
    if (own === null || own <= before || own > 1_000_000) found.add('goal');
    if (isBadgeOnly(counter)) return found;
    const points = xp.trim() === '' ? 0 : whole(xp);
    if (points === null || points > 5000) found.add('xp');
    const many = total.trim() === '' ? 1 : whole(total);
    if (design_id !== '' && (many === null || many < 1 || many > MOST_SET_ASIDE)) found.add('total');
    return found;
  });
}

export function canSend(form: AchievementForm): boolean {
  return form.name.trim() !== '' && troublesOf(form).every((found) => found.size === 0);
}

export function draftOf({ stages, ...form }: AchievementForm): AchievementDraft {
  const badgeOnly = isBadgeOnly(form.counter);
  return {
    ...form,
    name: form.name.trim(),
    description: form.description.trim(),
    stages: stages.map(({ goal, xp, design_id, total }) => ({
      goal: whole(goal) ?? 0,
      xp: badgeOnly ? 0 : (whole(xp) ?? 0),
      item:
        badgeOnly || design_id === ''
          ? null
          : { design_id, total: total.trim() === '' ? null : whole(total) },
    })),
  };
}
