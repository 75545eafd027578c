// Owns a campaign as its editors see it: its clubs and missions, what funding sets aside, and what is missing for it.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { findBadgeOfClub } from '#domains/badges/public/badge-of-club.ts';
import { asksForBadgeOnly } from '#domains/conditions/public/asks-for-badge-only.ts';
import { loadDesigns } from '#domains/items/public/load-items.ts';
import { loadItemClubs } from '#domains/items/public/present-items.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { clubAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOn } from '#domains/ledger/public/balances-of.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadMissionFacts, type MissionFacts } from '#domains/missions/public/load-missions.ts';
import { loadTokens } from '#domains/tokens/public/load-tokens.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, managedClubs } from './access.ts';
import { promisedCents, promisedCopies, promisedTokens, stateAt } from './campaign.rules.ts';
import { listClubs, listMissions } from './campaign-clubs.store.ts';
import { findCampaign, listRewards } from './campaigns.store.ts';
import { type Funding, fundingProblems } from './funding.rules.ts';
import type { CampaignRow, ClubRow, MissionRow, RewardRow } from './tables.ts';
import { loadPrizes, presentEditorRewards } from './views.ts';

/** What the rules of funding need to know, as it stands. */
export async function loadFunding(
  platform: Platform,
  tx: Executor,
  campaign: CampaignRow,
  facts?: ReadonlyMap<string, MissionFacts>,
): Promise<Funding> {
  const [clubs, missions, rewards] = [
    await listClubs(tx, [campaign.id]),
    await listMissions(tx, [campaign.id]),
    await listRewards(tx, [campaign.id]),
  ];
  const missionIds = missions.map(({ mission_id }) => mission_id);
  const known = facts ?? (await loadMissionFacts(tx, missionIds));
  const conditions = [...known.values()].flatMap(({ condition }) => condition ?? []);
  return {
    campaign,
    clubs,
    missions,
    facts: known,
    badge_only: conditions.length > 0 && (await asksForBadgeOnly(tx, { any: conditions })),
    rewards,
    unfinished: campaign.unfinished_rewards.length,
    designs: await loadDesigns(
      tx,
      rewards.flatMap(({ design_id }) => design_id ?? []),
    ),
    badges: await liveBadges(tx, campaign.club_id, rewards),
    club_cents: (await balancesOn(tx, clubAccount(campaign.club_id))).available_cents,
    token: rewards.some(({ kind }) => kind === 'tokens')
      ? (await loadTokens(tx, [campaign.club_id])).get(campaign.club_id)
      : undefined,
    now: platform.clock.now(),
  };
}

/** A handful of rewards at most. */
async function liveBadges(
  tx: Executor,
  club_id: string,
  rewards: readonly RewardRow[],
): Promise<ReadonlySet<string>> {
  const live = new Set<string>();
  for (const { badge_id } of rewards)
    if (badge_id !== null && (await findBadgeOfClub(tx, { club_id, badge_id })) !== undefined)
      live.add(badge_id);
  return live;
}

/** Read anew: for answers to changes. */
export async function presentEditor(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  door: Door,
): Promise<CampaignEditor> {
  const campaign = (await findCampaign(tx, door.campaign.id)) ?? door.campaign;
  const funding = await loadFunding(platform, tx, campaign);
  const clubRows = funding.clubs as readonly ClubRow[];
  const fresh: Door = { ...door, campaign, clubs: clubRows };
  const managed = await managedClubs(platform, tx, actor, fresh);
  const clubs = await loadItemClubs(
    platform,
    tx,
    clubRows.map(({ club_id }) => club_id),
  );
  const host = clubs.get(campaign.club_id) ?? { ...pick(door.club), picture: null };
  const edit = managed.has(campaign.club_id);
  const draft = campaign.state === 'draft';
  const state = stateAt(campaign, funding.now);
  const problems = draft ? fundingProblems(funding) : [];
  return {
    id: campaign.id,
    club: host,
    state,
    version: campaign.version,
    title: campaign.title,
    story: campaign.story,
    picture: presentItemPicture(platform, campaign.picture),
    opens_at: campaign.opens_at?.toISOString() ?? null,
    closes_at: campaign.closes_at?.toISOString() ?? null,
    clubs: clubRows.flatMap(({ club_id, answer }) => {
      const club = clubs.get(club_id);
      if (club === undefined) return [];
      return [{ club, host: club_id === campaign.club_id, answer, manages: managed.has(club_id) }];
    }),
    missions: presentMissions(platform, funding),
    rewards: presentEditorRewards(funding.rewards, await loadPrizes(platform, tx, funding.rewards)),
    // What was kept before tokens could be given says nothing of them.
    unfinished_rewards: campaign.unfinished_rewards.map((reward) => ({
      ...reward,
      token_amount: reward.token_amount ?? null,
    })),
    budget: {
      credits_cents: promisedCents(funding.rewards),
      copies: [...promisedCopies(funding.rewards).values()].reduce((sum, count) => sum + count, 0),
      tokens:
        funding.token === undefined ? null : { ...funding.token, amount: promisedTokens(funding.rewards) },
      club_cents: may(door.club, door.standing, 'take-money-out') ? funding.club_cents : null,
    },
    problems,
    hidden:
      campaign.hidden_at === null
        ? null
        : { since: campaign.hidden_at.toISOString(), reason: campaign.hidden_reason ?? '' },
    can: {
      edit,
      fund: edit && draft,
      take_back: edit && state === 'funded',
      remove: edit && draft,
    },
  };
}

function presentMissions(platform: Platform, { missions, facts }: Funding): CampaignEditor['missions'] {
  return (missions as readonly MissionRow[]).flatMap(({ mission_id, club_id, agreed }) => {
    const mission = facts.get(mission_id);
    if (mission === undefined) return [];
    const { title, live } = mission;
    return [
      { mission_id, club_id, title, picture: presentItemPicture(platform, mission.picture), live, agreed },
    ];
  });
}

function pick({ id, handle, name, hue }: Door['club']) {
  return { id, handle, name, hue };
}
