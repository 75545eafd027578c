// A mission while it is written: text as typed, what is wrong with it, and what the server gets of it.
import { parseUsd } from '@stagepass/base/money.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import type { MissionRepeat, MissionState } from '@stagepass/contract/missions/kinds.ts';
import type { MissionDraft, MissionEditor, RewardInput } from '@stagepass/contract/missions/shapes.ts';
import { plainTree } from '#domains/conditions/public/plain-tree.ts';
import { fromZoneTime, toZoneTime } from '#platform/i18n/zone-times.ts';

export const TITLE_MAX = 40;
export const STORY_MAX = 2000;
export const MOST_REWARDS = 5;
const MOST_PLACES = 1_000_000;
const MOST_HOURS = 720;
const MOST_FANS = 100_000;
const MOST_CENTS = 10_000;
const MOST_TOKENS = 10_000;

/** Amounts and counts as typed; `design_id` and `badge_id` are empty until one is chosen. */
export type TypedReward =
  | { kind: 'item'; design_id: string; total: string }
  | { kind: 'credits'; amount: string; total: string }
  | { kind: 'badge'; badge_id: string }
  | { kind: 'tokens'; amount: string; total: string };

export interface MissionForm {
  title: string;
  story: string;
  /** By the club's clock, as a field holds them; empty opens at once, or never closes. */
  opens: string;
  closes: string;
  repeat: MissionRepeat;
  /** Empty without a limit. */
  slots: string;
  hours: string;
  private: boolean;
  condition: ConditionTree | null;
  rewards: readonly TypedReward[];
  /** `kept`: as it is on the server. */
  from: 'kept' | 'drawn' | 'upload';
  object: DrawnObject;
  media: { id: string; url: string } | null;
}

export const emptyForm: MissionForm = {
  title: '',
  story: '',
  opens: '',
  closes: '',
  repeat: 'once',
  slots: '',
  hours: '',
  private: false,
  condition: null,
  rewards: [],
  from: 'drawn',
  object: 'ticket',
  media: null,
};

const typed = (value: number | null) => (value === null ? '' : String(value));

function typedReward(reward: MissionEditor['rewards'][number]): TypedReward {
  if (reward.kind === 'badge') return { kind: 'badge', badge_id: reward.badge.id };
  const total = typed(reward.total);
  if (reward.kind === 'tokens') return { kind: 'tokens', amount: String(reward.amount), total };
  return reward.kind === 'item'
    ? { kind: 'item', design_id: reward.design.id, total }
    : { kind: 'credits', amount: (reward.amount_cents / 100).toFixed(2), total };
}

export function formOf(mission: MissionEditor, zone: string): MissionForm {
  return {
    ...emptyForm,
    title: mission.title,
    story: mission.story,
    opens: toZoneTime(mission.opens_at, zone),
    closes: toZoneTime(mission.closes_at, zone),
    repeat: mission.repeat,
    slots: typed(mission.slots),
    hours: typed(mission.finish_within_h),
    private: mission.private,
    condition: mission.condition === null ? null : plainTree(mission.condition),
    rewards: mission.rewards.map(typedReward),
    from: 'kept',
  };
}

/** A whole number within bounds; undefined for anything else. */
function wholeOf(text: string, most: number): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

export function centsOf(amount: string): number | undefined {
  const cents = parseUsd(amount);
  return cents !== undefined && cents >= 1 && cents <= MOST_CENTS ? cents : undefined;
}

const isWrong = (text: string, most: number) => text.trim() !== '' && wholeOf(text, most) === undefined;

export type RewardTrouble = 'design' | 'badge' | 'amount' | 'total';

export function rewardTroubles(reward: TypedReward): RewardTrouble[] {
  if (reward.kind === 'badge') return reward.badge_id === '' ? ['badge'] : [];
  if (reward.kind === 'item')
    return [
      ...(reward.design_id === '' ? (['design'] as const) : []),
      ...(isWrong(reward.total, MOST_FANS) ? (['total'] as const) : []),
    ];
  const amount = reward.kind === 'tokens' ? wholeOf(reward.amount, MOST_TOKENS) : centsOf(reward.amount);
  return [
    ...(amount === undefined ? (['amount'] as const) : []),
    ...(wholeOf(reward.total, MOST_FANS) === undefined ? (['total'] as const) : []),
  ];
}

export type DraftTrouble = 'title' | 'closes' | 'slots' | 'hours' | 'rewards' | 'media';

/** What keeps it from being saved; a closing time that went by only keeps it from being published. */
export function troublesOf(form: MissionForm): DraftTrouble[] {
  const wrong: Record<DraftTrouble, boolean> = {
    title: form.title.trim() === '',
    // By one clock: both are texts of one form.
    closes: form.opens !== '' && form.closes !== '' && form.closes <= form.opens,
    media: form.from === 'upload' && form.media === null,
    slots: isWrong(form.slots, MOST_PLACES),
    hours: isWrong(form.hours, MOST_HOURS),
    rewards: form.rewards.some((reward) => rewardTroubles(reward).length > 0),
  };
  return (Object.keys(wrong) as DraftTrouble[]).filter((trouble) => wrong[trouble]);
}

export type TimeTrouble = 'closes-before-open' | 'closed';

export function timeTrouble(form: MissionForm, zone: string, now_ms: number): TimeTrouble | null {
  const [opens, closes] = [fromZoneTime(form.opens, zone), fromZoneTime(form.closes, zone)];
  if (closes === null) return null;
  if (opens !== null && closes <= opens) return 'closes-before-open';
  return Date.parse(closes) <= now_ms ? 'closed' : null;
}

function rewardOf(reward: TypedReward): RewardInput {
  if (reward.kind === 'badge') return reward;
  if (reward.kind === 'tokens')
    return {
      kind: 'tokens',
      amount: wholeOf(reward.amount, MOST_TOKENS) ?? 0,
      total: wholeOf(reward.total, MOST_FANS) ?? 0,
    };
  return reward.kind === 'item'
    ? { kind: 'item', design_id: reward.design_id, total: wholeOf(reward.total, MOST_FANS) ?? null }
    : {
        kind: 'credits',
        amount_cents: centsOf(reward.amount) ?? 0,
        total: wholeOf(reward.total, MOST_FANS) ?? 0,
      };
}

export function fieldsOf(form: MissionForm, zone: string): MissionDraft {
  return {
    title: form.title.trim(),
    story: form.story.trim(),
    opens_at: fromZoneTime(form.opens, zone),
    closes_at: fromZoneTime(form.closes, zone),
    repeat: form.repeat,
    slots: wholeOf(form.slots, MOST_PLACES) ?? null,
    finish_within_h: wholeOf(form.hours, MOST_HOURS) ?? null,
    private: form.private,
    condition: form.condition,
    rewards: form.rewards.map(rewardOf),
  };
}

/** What all fans together could be given in credits. */
export function promisedCents(rewards: readonly TypedReward[]): number {
  return rewards.reduce(
    (sum, reward) =>
      reward.kind === 'credits'
        ? sum + (centsOf(reward.amount) ?? 0) * (wholeOf(reward.total, MOST_FANS) ?? 0)
        : sum,
    0,
  );
}

/** What all fans together could be given in tokens. */
export function promisedTokens(rewards: readonly TypedReward[]): number {
  return rewards.reduce(
    (sum, reward) =>
      reward.kind === 'tokens'
        ? sum + (wholeOf(reward.amount, MOST_TOKENS) ?? 0) * (wholeOf(reward.total, MOST_FANS) ?? 0)
        : sum,
    0,
  );
}

/** What may be changed: everything of a draft, words of what fans can see, times and steps only while it is paused. */
export function changeable(state: MissionState | null): { all: boolean; times: boolean; steps: boolean } {
  const isDraft = state === null || state === 'draft';
  return { all: isDraft, times: isDraft || state === 'paused', steps: isDraft || state === 'paused' };
}

/** What was typed and kept on the phone; null where it is none. */
export function readForm(kept: unknown): MissionForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const form = { ...emptyForm, ...kept } as MissionForm;
  const texts = [form.title, form.story, form.opens, form.closes, form.slots, form.hours];
  return texts.every((text) => typeof text === 'string') && Array.isArray(form.rewards) ? form : null;
}
