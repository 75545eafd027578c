// Owns a vote as its form holds it: from what the server says, to what is sent.

import { openingProblems } from '@stagepass/base/vote-opening.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { VoteChoice, VoteProblem, VoteWeight } from '@stagepass/contract/votes/kinds.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { plainTree } from '#domains/conditions/public/plain-tree.ts';
import { fromZoneTime, toZoneTime } from '#platform/i18n/zone-times.ts';
import type { VoteBody } from '../data/manage.ts';

export const MOST_WEIGHT = 10;

export interface OptionForm {
  /** Names the row while it is edited. */
  key: string;
  label: string;
  picture: Pick<MediaView, 'id' | 'small_url' | 'alt'> | null;
}

export interface VoteForm {
  title: string;
  story: string;
  options: OptionForm[];
  choice: VoteChoice;
  most: string;
  weighting: VoteWeight;
  /** How often votes count, by tier; a tier that is not named here counts once. */
  weights: Record<string, number>;
  changeable: boolean;
  live: boolean;
  binding: boolean;
  condition: ConditionTree | null;
  opens: string;
  closes: string;
}

let made = 0;
export function newOption(): OptionForm {
  made += 1;
  return { key: `new-${made}`, label: '', picture: null };
}

export function emptyForm(): VoteForm {
  return {
    title: '',
    story: '',
    options: [newOption(), newOption()],
    choice: 'single',
    most: '2',
    weighting: 'one',
    weights: {},
    changeable: true,
    live: true,
    binding: false,
    condition: null,
    opens: '',
    closes: '',
  };
}

export function formOf(vote: VoteView, zone: string): VoteForm {
  return {
    title: vote.title,
    story: vote.story,
    options: vote.options.map(({ id, label, picture }) => ({ key: id, label, picture })),
    choice: vote.choice,
    most: String(Math.max(2, vote.most_choices)),
    weighting: vote.weighting,
    weights: Object.fromEntries(vote.weights.map(({ tier, weight }) => [tier.id, weight])),
    changeable: vote.changeable,
    live: vote.results === 'live',
    binding: vote.binding,
    condition: vote.condition === null ? null : plainTree(vote.condition),
    opens: toZoneTime(vote.opens_at, zone),
    closes: toZoneTime(vote.closes_at, zone),
  };
}

/** Rows without a name and a picture are not sent: they are where the next option goes. */
export function filledOptions({ options }: Pick<VoteForm, 'options'>): OptionForm[] {
  return options.filter(({ label, picture }) => label.trim() !== '' || picture !== null);
}

interface Around {
  zone: string;
  /** What the server said: of times the form shows no seconds. */
  kept: VoteView | null;
  /** Of all tiers that the club has: one without a weight would count as the next lower one does. */
  tierIds: readonly string[];
}

export function bodyOf(form: VoteForm, { zone, kept, tierIds }: Around): VoteBody {
  const several = form.choice === 'several';
  return {
    title: form.title.trim(),
    story: form.story.trim(),
    options: filledOptions(form).map(({ label, picture }) => ({
      label: label.trim(),
      media_id: picture?.id ?? null,
      ...(picture === null ? {} : { alt: picture.alt.trim() }),
    })),
    choice: form.choice,
    most_choices: several ? Number(form.most) : 1,
    weighting: form.weighting,
    weights:
      form.weighting === 'tier'
        ? weighed(form, kept, tierIds).map((tier_id) => ({ tier_id, weight: form.weights[tier_id] ?? 1 }))
        : [],
    changeable: form.changeable,
    results: form.live ? 'live' : 'hidden',
    binding: form.binding,
    condition: form.condition,
    opens_at: timeOf(form.opens, kept?.opens_at ?? null, zone),
    closes_at: timeOf(form.closes, kept?.closes_at ?? null, zone),
  };
}

/** Once fans can vote, a tier that the club made since is not among them. */
function weighed(form: VoteForm, kept: VoteView | null, tierIds: readonly string[]): readonly string[] {
  return kept?.state === 'open' ? Object.keys(form.weights) : tierIds;
}

function timeOf(text: string, before: string | null, zone: string): string | null {
  return before !== null && toZoneTime(before, zone) === text ? before : fromZoneTime(text, zone);
}

export type DraftTrouble = 'title' | 'options' | 'most';

/** What keeps it from being saved. */
export function troublesOf(form: VoteForm): DraftTrouble[] {
  const filled = filledOptions(form);
  const most = Number(form.most);
  const fits = Number.isInteger(most) && most >= 1 && most <= Math.max(2, filled.length);
  return [
    ...(form.title.trim() === '' ? (['title'] as const) : []),
    ...(filled.some(({ label }) => label.trim() === '') ? (['options'] as const) : []),
    ...(form.choice === 'several' && !fits ? (['most'] as const) : []),
  ];
}

/** What keeps it from being opened now. */
export function problemsIn(form: VoteForm, zone: string, now: Date): VoteProblem[] {
  const moment = (text: string) => {
    const time = fromZoneTime(text, zone);
    return time === null ? null : new Date(time);
  };
  const times = { opens_at: moment(form.opens), closes_at: moment(form.closes) };
  return openingProblems(times, filledOptions(form).length, now);
}

/** At which field a problem is said. */
export function fieldOf(problem: VoteProblem): 'options' | 'closes' | 'form' {
  if (problem === 'too-many-open') return 'form';
  return problem === 'few-options' ? 'options' : 'closes';
}
