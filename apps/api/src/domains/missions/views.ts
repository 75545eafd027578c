// Owns how missions become what screens show: a fixed number of queries, however many there are.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import type {
  ManagedMission,
  MissionCard,
  MissionEditor,
  MissionMine,
  MissionReward,
} from '@stagepass/contract/missions/shapes.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { describe } from '#domains/conditions/public/describe.ts';
import { loadItemClubs, presentDesigns } from '#domains/items/public/present-items.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import { listSteps, nextStep, type Step } from '#domains/requirements/public/list-steps.ts';
import type { TokenFacts } from '#domains/tokens/public/load-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import { isExpired, periodAt, periodEnds, stateAt } from './mission.rules.ts';
import { listRewards } from './missions.store.ts';
import { listParts, listTaken } from './parts.store.ts';
import { problemsOf } from './problems.ts';
import type { MissionRow, PartRow, RewardRow } from './tables.ts';
import { tokenOf, tokensOf } from './token-of-rewards.ts';

/** A mission with the zone that its club counts days in. */
export interface InClub {
  mission: MissionRow;
  time_zone: string;
  /** The round that is meant, where it is not the one that runs. */
  period?: string | undefined;
}

interface Parts {
  clubs: Awaited<ReturnType<typeof loadItemClubs>>;
  steps: ReadonlyMap<string, Step[]>;
  rewards: ReadonlyMap<string, RewardRow[]>;
  designs: ReadonlyMap<string, ItemDesignCard>;
  badges: ReadonlyMap<string, BadgeCard>;
  tokens: Awaited<ReturnType<typeof tokensOf>>;
  mine: ReadonlyMap<string, PartRow>;
  taken: ReadonlyMap<string, number>;
  /** Missions whose conditions the viewer does not meet. */
  locked: ReadonlySet<string>;
  user_id: string | null;
  now: Date;
}

/** In the order of the rows; one whose club is gone is left out. */
export async function presentMissionCards(
  platform: Platform,
  tx: Executor,
  rows: readonly InClub[],
  viewer: { user_id: string | null; locked: ReadonlySet<string> },
): Promise<MissionCard[]> {
  const now = platform.clock.now();
  const rounds = rows.map(({ mission, time_zone, period = periodAt(mission.repeat, now, time_zone) }) => ({
    mission_id: mission.id,
    owner_id: mission.id,
    period,
  }));
  const ids = rows.map(({ mission }) => mission.id);
  const limited = new Set(
    rows.filter(({ mission }) => mission.slots !== null).map(({ mission }) => mission.id),
  );
  const [clubs, steps, rewards, mine, taken] = await Promise.all([
    loadItemClubs(
      platform,
      tx,
      rows.map(({ mission }) => mission.club_id),
    ),
    listSteps(tx, 'mission', rounds, viewer.user_id),
    listRewards(tx, ids),
    viewer.user_id === null ? new Map() : listParts(tx, rounds, viewer.user_id),
    listTaken(
      tx,
      rounds.filter(({ mission_id }) => limited.has(mission_id)),
    ),
  ]);
  const designIds = rewards.flatMap(({ design_id }) => design_id ?? []);
  const designs = designIds.length === 0 ? new Map() : await presentDesigns(platform, tx, designIds);
  const badges = await badgesOf(platform, tx, rewards, viewer.user_id);
  const tokens = await tokensOf(
    tx,
    rows.map(({ mission }) => mission),
    rewards,
  );
  const byMission = Map.groupBy(rewards, ({ mission_id }) => mission_id);
  const parts = { clubs, steps, rewards: byMission, designs, badges, tokens, mine, taken, ...viewer, now };
  return rows.flatMap((row) => presentCard(platform, row, parts) ?? []);
}

function presentCard(
  platform: Platform,
  { mission, time_zone }: InClub,
  parts: Parts,
): MissionCard | undefined {
  const club = parts.clubs.get(mission.club_id);
  if (club === undefined) return undefined;
  const steps = parts.steps.get(mission.id) ?? [];
  const period = periodAt(mission.repeat, parts.now, time_zone);
  const part = parts.mine.get(mission.id);
  return {
    id: mission.id,
    club,
    title: mission.title,
    picture: presentItemPicture(platform, mission.picture),
    state: stateAt(mission, parts.now),
    position: mission.position,
    opens_at: mission.opens_at?.toISOString() ?? null,
    closes_at: mission.closes_at?.toISOString() ?? null,
    repeat: mission.repeat,
    again_at: periodEnds(mission.repeat, period, time_zone)?.toISOString() ?? null,
    xp: xpOf(steps),
    steps: steps.length,
    types: [...new Set(steps.map(({ type }) => type))],
    slots: mission.slots,
    slots_left:
      mission.slots === null ? null : Math.max(0, mission.slots - (parts.taken.get(mission.id) ?? 0)),
    private: mission.private,
    locked: parts.locked.has(mission.id),
    rewards: (parts.rewards.get(mission.id) ?? []).flatMap(
      (reward) => presentReward(reward, { ...parts, token: parts.tokens.get(mission.club_id) }) ?? [],
    ),
    mine: parts.user_id === null ? null : presentMine(mission, part, steps, parts.now),
  };
}

function xpOf(steps: readonly Step[]): number {
  return steps.reduce((sum, { xp }) => sum + xp, 0);
}

function presentMine(
  mission: MissionRow,
  part: PartRow | undefined,
  steps: readonly Step[],
  now: Date,
): MissionMine {
  // What was handed in in time waits for the club, however long that takes.
  const runsOut = part?.state === 'started' || part?.state === 'rejected';
  const over = runsOut && isExpired(part.expires_at, now);
  const passed = steps.filter((step) => step.passed);
  const due = part?.expires_at ?? mission.closes_at;
  return {
    state: part === undefined ? 'todo' : over ? 'expired' : part.state,
    passed: passed.length,
    earned_xp: xpOf(passed),
    next: stepMark(nextStep(steps)),
    due_at: due?.toISOString() ?? null,
    completed_at: part?.completed_at?.toISOString() ?? null,
    reward_wait: part?.reward_wait ?? null,
  };
}

function stepMark(step: Step | undefined): MissionMine['next'] {
  return step === undefined ? null : { id: step.id, title: step.title, type: step.type };
}

function presentReward(
  { kind, design_id, badge_id, amount_cents, token_amount, total, given }: RewardRow,
  { designs, badges, token }: Pick<Parts, 'designs' | 'badges'> & { token: TokenFacts | undefined },
): MissionReward | undefined {
  const left = total === null ? null : total - given;
  if (kind === 'credits') return { kind, amount_cents: amount_cents ?? 0, left };
  if (kind === 'tokens') return token && { kind, amount: token_amount ?? 0, symbol: token.symbol, left };
  if (kind === 'badge') {
    const badge = badges.get(badge_id ?? '');
    return badge && { kind, badge, left: null };
  }
  const design = designs.get(design_id ?? '');
  return design && { kind, design, left };
}

/** Without a query where no mission gives one. */
async function badgesOf(
  platform: Platform,
  tx: Executor,
  rewards: readonly RewardRow[],
  viewerId: string | null,
): Promise<ReadonlyMap<string, BadgeCard>> {
  const ids = rewards.flatMap(({ badge_id }) => badge_id ?? []);
  return ids.length === 0 ? new Map() : loadBadgeCards(platform, tx, ids, viewerId);
}

export async function presentEditor(
  platform: Platform,
  tx: Executor,
  { mission, club }: { mission: MissionRow; club: Club; standing: Standing },
): Promise<MissionEditor> {
  const steps =
    (await listSteps(tx, 'mission', [{ owner_id: mission.id, period: '' }], null)).get(mission.id) ?? [];
  const rewards = await listRewards(tx, [mission.id]);
  const designs = await presentDesigns(
    platform,
    tx,
    rewards.flatMap(({ design_id }) => design_id ?? []),
  );
  const badges = await badgesOf(platform, tx, rewards, null);
  const token = await tokenOf(tx, mission, rewards);
  const { id, club_id, version, title, story, repeat, slots, finish_within_h } = mission;
  return {
    id,
    club_id,
    state: stateAt(mission, platform.clock.now()),
    version,
    picture: presentItemPicture(platform, mission.picture),
    title,
    story,
    opens_at: mission.opens_at?.toISOString() ?? null,
    closes_at: mission.closes_at?.toISOString() ?? null,
    repeat,
    slots,
    finish_within_h,
    private: mission.private,
    condition: mission.condition === null ? null : await describe(tx, mission.condition, club.id),
    rewards: rewards.flatMap((reward): MissionEditor['rewards'] => {
      const { total, given } = reward;
      if (reward.kind === 'credits')
        return [{ kind: 'credits', amount_cents: reward.amount_cents ?? 0, total, given }];
      if (reward.kind === 'tokens')
        return [
          { kind: 'tokens', amount: reward.token_amount ?? 0, symbol: token?.symbol ?? '', total, given },
        ];
      const badge = badges.get(reward.badge_id ?? '');
      if (reward.kind === 'badge')
        return badge === undefined ? [] : [{ kind: 'badge', badge, total: null, given }];
      const design = designs.get(reward.design_id ?? '');
      return design === undefined ? [] : [{ kind: 'item', design, total, given }];
    }),
    steps: steps.length,
    xp: xpOf(steps),
    problems: await problemsOf(platform, tx, mission),
  };
}

export function presentManaged(
  platform: Platform,
  mission: MissionRow,
  of: {
    steps: readonly Step[];
    counts: { started: number; completed: number };
    problems: ManagedMission['problems'];
  },
): ManagedMission {
  return {
    id: mission.id,
    title: mission.title,
    picture: presentItemPicture(platform, mission.picture),
    state: stateAt(mission, platform.clock.now()),
    position: mission.position,
    opens_at: mission.opens_at?.toISOString() ?? null,
    closes_at: mission.closes_at?.toISOString() ?? null,
    repeat: mission.repeat,
    xp: xpOf(of.steps),
    steps: of.steps.length,
    ...of.counts,
    site_codes: of.steps.filter((step) => step.site_code).map(({ id, title }) => ({ id, title })),
    problems: of.problems,
  };
}
