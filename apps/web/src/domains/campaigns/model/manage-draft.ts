// Owns what is typed while a campaign is made, and what the server gets of it.
import type { PrizeKind, RewardWay } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignRewardInput, UnfinishedReward } from '@stagepass/contract/campaigns/reward-input.ts';
import type { CampaignDraft, CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import { fromZoneTime, toZoneTime } from '#platform/i18n/zone-times.ts';

export const STORY_MAX = 2000;
export const TITLE_MAX = 40;
export const MOST_REWARDS = 8;
const MOST_TOKENS = 10_000;

/** In the order in which they are offered. */
export const rewardWays = ['all', 'first', 'raffle', 'top'] as const satisfies readonly RewardWay[];

/** As it stands in its fields: texts, until they are sent. */
export interface TypedReward {
  kind: PrizeKind;
  way: RewardWay;
  /** Empty for all missions. */
  needs: string;
  total: string;
  design_id: string;
  badge_id: string;
  /** In dollars, or in tokens. */
  amount: string;
}

export interface CampaignForm {
  title: string;
  story: string;
  opens: string;
  closes: string;
  rewards: readonly TypedReward[];
  /** `kept`: as it is. */
  picture:
    | { from: 'kept' }
    | { from: 'drawn'; object: DrawnObject }
    | { from: 'upload'; id: string; url: string };
}

export const emptyReward = (kind: PrizeKind): TypedReward => ({
  kind,
  way: kind === 'badge' ? 'all' : 'raffle',
  needs: '',
  total: kind === 'badge' ? '' : '1',
  design_id: '',
  badge_id: '',
  amount: '',
});

export const emptyForm: CampaignForm = {
  title: '',
  story: '',
  opens: '',
  closes: '',
  rewards: [],
  picture: { from: 'drawn', object: 'ticket' },
};

export function formOf(campaign: CampaignEditor, zone: string): CampaignForm {
  return {
    title: campaign.title,
    story: campaign.story,
    opens: toZoneTime(campaign.opens_at, zone),
    closes: toZoneTime(campaign.closes_at, zone),
    rewards: [...campaign.rewards.map(writtenReward), ...campaign.unfinished_rewards].map(typedReward),
    picture: { from: 'kept' },
  };
}

function writtenReward({ way, needs, total, prize }: CampaignEditor['rewards'][number]): UnfinishedReward {
  return {
    kind: prize.kind,
    way,
    needs,
    total,
    design_id: prize.kind === 'item' ? prize.design.id : null,
    badge_id: prize.kind === 'badge' ? prize.badge.id : null,
    amount_cents: prize.kind === 'credits' ? prize.amount_cents : null,
    token_amount: prize.kind === 'tokens' ? prize.amount : null,
  };
}

function typedReward(reward: UnfinishedReward): TypedReward {
  const { kind, way, needs, total, amount_cents, token_amount } = reward;
  const dollars = amount_cents === null ? '' : (amount_cents / 100).toFixed(2);
  return {
    kind,
    way,
    needs: needs === null ? '' : String(needs),
    total: total === null ? '' : String(total),
    design_id: reward.design_id ?? '',
    badge_id: reward.badge_id ?? '',
    amount: token_amount === null ? dollars : String(token_amount),
  };
}

/** Cents of what was typed as dollars; undefined for anything else. */
export function centsOf(amount: string): number | undefined {
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(amount.trim())) return undefined;
  const cents = Math.round(Number(amount.trim().replace(',', '.')) * 100);
  return cents > 0 ? cents : undefined;
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined;
}

/** Whole tokens within bounds; undefined for anything else. */
function tokensOf(amount: string): number | undefined {
  const tokens = wholeOf(amount);
  return tokens !== undefined && tokens <= MOST_TOKENS ? tokens : undefined;
}

export type RewardTrouble = 'design' | 'badge' | 'amount' | 'total' | 'needs';

/** Everybody may get an unlimited item or a badge; all else needs a number. */
export function rewardTroubles(reward: TypedReward): RewardTrouble[] {
  const { kind, way, needs, total } = reward;
  const troubles: RewardTrouble[] = [];
  if (kind === 'item' && reward.design_id === '') troubles.push('design');
  if (kind === 'badge' && reward.badge_id === '') troubles.push('badge');
  if (kind === 'credits' && centsOf(reward.amount) === undefined) troubles.push('amount');
  if (kind === 'tokens' && tokensOf(reward.amount) === undefined) troubles.push('amount');
  const mayBeOpen = way === 'all' && (kind === 'item' || kind === 'badge');
  if (!(mayBeOpen && total.trim() === '') && wholeOf(total) === undefined) troubles.push('total');
  if (needs.trim() !== '' && wholeOf(needs) === undefined) troubles.push('needs');
  return troubles;
}

/** What was typed and cannot be meant; what is still empty can be saved and filled in later. */
function isMistaken(reward: TypedReward): boolean {
  const { amount, total, needs } = reward;
  const typed = { amount, total, needs, design: '', badge: '' };
  return rewardTroubles(reward).some((trouble) => typed[trouble].trim() !== '');
}

export type DraftTrouble = 'title' | 'closes' | 'rewards';

export function troublesOf({ title, opens, closes, rewards }: CampaignForm): DraftTrouble[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(opens !== '' && closes !== '' && closes <= opens ? (['closes'] as const) : []),
    ...(rewards.some(isMistaken) ? (['rewards'] as const) : []),
  ];
}

export function fieldsOf(form: CampaignForm, zone: string): CampaignDraft {
  return {
    title: form.title.trim(),
    story: form.story.trim(),
    opens_at: fromZoneTime(form.opens, zone),
    closes_at: fromZoneTime(form.closes, zone),
    rewards: form.rewards.filter(isFinished).map(rewardOf),
    unfinished_rewards: form.rewards.filter((reward) => !isFinished(reward)).map(partOf),
  };
}

export function isFinished(reward: TypedReward): boolean {
  return rewardTroubles(reward).length === 0;
}

function partOf(reward: TypedReward): UnfinishedReward {
  const { kind, way, design_id, badge_id } = reward;
  return {
    kind,
    way,
    needs: wholeOf(reward.needs) ?? null,
    total: wholeOf(reward.total) ?? null,
    design_id: design_id === '' ? null : design_id,
    badge_id: badge_id === '' ? null : badge_id,
    amount_cents: kind === 'tokens' ? null : (centsOf(reward.amount) ?? null),
    token_amount: kind === 'tokens' ? (tokensOf(reward.amount) ?? null) : null,
  };
}

/** Of one that is finished. */
export function rewardOf(reward: TypedReward): CampaignRewardInput {
  const { kind, way } = reward;
  const needs = wholeOf(reward.needs) ?? null;
  const total = wholeOf(reward.total) ?? null;
  if (kind === 'credits')
    return { kind, way, needs, total: total ?? 1, amount_cents: centsOf(reward.amount) ?? 0 };
  if (kind === 'tokens')
    return { kind, way, needs, total: total ?? 1, token_amount: tokensOf(reward.amount) ?? 0 };
  if (kind === 'badge') return { kind, way, needs, total, badge_id: reward.badge_id };
  return { kind, way, needs, total, design_id: reward.design_id };
}

/** What the rewards would cost in credits. */
export function typedCents(rewards: readonly TypedReward[]): number {
  return rewards.reduce(
    (sum, { kind, amount, total }) =>
      kind === 'credits' ? sum + (centsOf(amount) ?? 0) * (wholeOf(total) ?? 0) : sum,
    0,
  );
}
