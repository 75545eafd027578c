// Owns what stands between a draft and its funding.
import { type FundingProblem, MOST_CAMPAIGN_DAYS } from '@stagepass/contract/campaigns/kinds.ts';
import type { ItemDesign } from '#domains/items/public/item.ts';
import type { MissionFacts } from '#domains/missions/public/load-missions.ts';
import { promisedCents, promisedCopies, promisedTokens } from './campaign.rules.ts';
import type { CampaignRow, ClubRow, MissionRow, RewardRow } from './tables.ts';

/** Copies of an edition are made when a campaign is funded, one by one: a bound that a moment is enough for. */
export const MOST_KEPT_COPIES = 1000;
const DAY_MS = 86_400_000;

export interface Funding {
  campaign: Pick<CampaignRow, 'opens_at' | 'closes_at'>;
  clubs: readonly Pick<ClubRow, 'club_id' | 'answer'>[];
  missions: readonly Pick<MissionRow, 'mission_id' | 'club_id' | 'agreed'>[];
  facts: ReadonlyMap<string, MissionFacts>;
  /** A mission can only be done with a badge of paid chance or bids. */
  badge_only: boolean;
  rewards: readonly RewardRow[];
  /** How many rewards still lack something. */
  unfinished: number;
  designs: ReadonlyMap<string, ItemDesign>;
  /** Those of its badges that can be given. */
  badges: ReadonlySet<string>;
  /** What the club could set aside. */
  club_cents: number;
  /** Of the club's token; undefined where it has none, or none is promised. */
  token: { symbol: string; left: number } | undefined;
  now: Date;
}

/** Empty where it can be funded. */
export function fundingProblems(given: Funding): FundingProblem[] {
  return [
    ...windowProblems(given.campaign, given.now),
    ...missionProblems(given),
    ...new Set(rewardProblems(given)),
    ...(promisedCents(given.rewards) > given.club_cents ? (['money'] as const) : []),
    ...(promisedTokens(given.rewards) > (given.token?.left ?? 0) ? (['tokens'] as const) : []),
  ];
}

function windowProblems({ opens_at, closes_at }: Funding['campaign'], now: Date): FundingProblem[] {
  if (opens_at === null || closes_at === null || closes_at <= opens_at) return ['no-window'];
  if (closes_at <= now) return ['closed'];
  return closes_at.getTime() - opens_at.getTime() > MOST_CAMPAIGN_DAYS * DAY_MS ? ['too-long'] : [];
}

function missionProblems({
  campaign,
  clubs,
  missions,
  facts,
  badge_only,
  rewards,
}: Funding): FundingProblem[] {
  const problems: FundingProblem[] = [];
  const agreed = missions.filter((mission) => mission.agreed);
  if (agreed.length === 0) problems.push('no-missions');
  const most = Math.max(0, ...rewards.map(({ needs }) => needs ?? 0));
  if (agreed.length > 0 && most > agreed.length) problems.push('too-few-missions');
  if (agreed.some(({ mission_id }) => facts.get(mission_id)?.live !== true))
    problems.push('mission-not-live');
  const { opens_at } = campaign;
  const isOver = ({ closes_at }: MissionFacts) =>
    closes_at !== null && opens_at !== null && closes_at <= opens_at;
  if (agreed.some(({ mission_id }) => isOverIn(facts, mission_id, isOver)))
    problems.push('mission-over-before');
  if (badge_only && rewards.some(({ kind }) => kind !== 'badge')) problems.push('mission-badge-only');
  if (clubs.some(({ answer }) => answer === 'invited') || agreed.length < missions.length)
    problems.push('club-not-answered');
  const withMission = new Set(agreed.map(({ club_id }) => club_id));
  const accepted = clubs.filter(({ answer }) => answer === 'accepted');
  if (agreed.length > 0 && accepted.some(({ club_id }) => !withMission.has(club_id)))
    problems.push('club-without-mission');
  return problems;
}

function isOverIn(
  facts: Funding['facts'],
  missionId: string,
  isOver: (facts: MissionFacts) => boolean,
): boolean {
  const mission = facts.get(missionId);
  return mission !== undefined && isOver(mission);
}

function rewardProblems({ unfinished, rewards, designs, badges, missions }: Funding): FundingProblem[] {
  if (rewards.length === 0) return unfinished > 0 ? ['reward-unfinished'] : ['no-rewards'];
  const raffles = rewards.filter(({ way }) => way === 'raffle');
  const needs = new Set(raffles.map((raffle) => raffle.needs ?? missions.length));
  const problems: FundingProblem[] = needs.size > 1 ? ['raffle-needs-differ'] : [];
  if (unfinished > 0) problems.push('reward-unfinished');
  if (rewards.some(({ way, total }) => way !== 'all' && total === null)) problems.push('reward-needs-total');
  if (rewards.some(({ badge_id }) => badge_id !== null && !badges.has(badge_id)))
    problems.push('reward-not-live');
  for (const { kind, design_id, total } of rewards) {
    if (kind !== 'item') continue;
    const design = designs.get(design_id ?? '');
    if (design === undefined || design.state !== 'live' || design.hidden_at !== null)
      problems.push('reward-not-live');
    else if (design.edition_size !== null && total === null) problems.push('reward-needs-total');
  }
  for (const [design_id, count] of promisedCopies(rewards)) {
    const design = designs.get(design_id);
    if (design === undefined || design.edition_size === null) continue;
    const left = design.edition_size - design.issued - design.held_back;
    if (count > left || count > MOST_KEPT_COPIES) problems.push('reward-stock');
  }
  return problems;
}
