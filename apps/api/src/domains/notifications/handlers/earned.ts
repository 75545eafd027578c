// Owns who is told of what they earned: levels, tiers, badges, missions, campaigns, and what they asked to be reminded of.
import { stageEarned } from '@stagepass/contract/achievements/events.ts';
import { badgeGranted } from '@stagepass/contract/badges/events.ts';
import {
  campaignClosed,
  campaignClubInvited,
  campaignPrizeGiven,
} from '@stagepass/contract/campaigns/events.ts';
import { levelReached } from '@stagepass/contract/levels/events.ts';
import { tierChanged } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted, missionPublished, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { reminderDue } from '@stagepass/contract/reminders/events.ts';
import { submissionDecided, submissionMade } from '@stagepass/contract/requirements/events.ts';
import { loadBadgeCards } from '#domains/badges/public/load-badge-cards.ts';
import { describePrize, titleOfCampaign } from '#domains/campaigns/public/describe-prize.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { nameOfLevel } from '#domains/levels/public/name-of-level.ts';
import { loadMissionFacts } from '#domains/missions/public/load-missions.ts';
import { takenBackOf, tokensOfRound, xpOfRound } from '#domains/missions/public/round-facts.ts';
import { notify } from '../notify.ts';
import { tellClub } from '../tell-club.ts';
import { tellParticipants } from '../tell-participants.ts';
import { staffFor, tells } from './told.ts';

const missionLink = (id: string) => `/club/mission-detail/${id}`;
const missionAbout = (id: string) => ({ subject: { kind: 'mission', id }, link: missionLink(id) });

export const earnedHandlers = [
  tells('level', levelReached, async (platform, tx, { club_id, user_id, level }) => {
    // Everybody begins with the first.
    const club = level > 1 ? await findClub(platform, tx, club_id) : undefined;
    if (club === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'level', user_ids: [user_id], club_id, source: `${club_id}:${level}` },
      subject: { kind: 'level', id: club_id },
      payload: { level, name: await nameOfLevel(tx, { club_id, level }) },
      link: `/club/${club.handle}/levels`,
    });
  }),
  tells('tier', tierChanged, async (platform, tx, { club_id, user_id, from, to, at }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined || (from === null && to === null)) return;
    await notify(platform, tx, {
      ...{ kind: 'tier', user_ids: [user_id], club_id },
      source: `${club_id}:${from?.id ?? ''}:${to?.id ?? ''}:${at ?? platform.clock.now().toISOString().slice(0, 10)}`,
      subject: { kind: 'tier', id: club_id },
      payload: {
        ...{ from: from?.name ?? null, to: to?.name ?? null },
        raised: to !== null && (from === null || to.rank > from.rank),
      },
      link: `/club/${club.handle}/id-center`,
    });
  }),
  tells('badge', badgeGranted, async (platform, tx, { badge_id, club_id, user_id, stage, cause }) => {
    // The achievement tells of itself and of its badge in one.
    if (cause === 'achievement') return;
    const card = (await loadBadgeCards(platform, tx, [badge_id], user_id)).get(badge_id);
    if (card === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'badge', user_ids: [user_id], club_id, source: `${badge_id}:${stage}` },
      subject: { kind: 'badge', id: badge_id },
      payload: { name: card.name, stage },
      link: '/club/badges',
    });
  }),
  tells('achievement', stageEarned, async (platform, tx, told) => {
    const { achievement_id, club_id, user_id, stage, stages, name } = told;
    const club = club_id === null ? undefined : await findClub(platform, tx, club_id);
    await notify(platform, tx, {
      ...{ kind: 'achievement', user_ids: [user_id], club_id, source: `${achievement_id}:${stage}` },
      subject: { kind: 'achievement', id: achievement_id },
      payload: { name, stage, stages },
      link: club === undefined ? '/club/badges' : `/club/${club.handle}/achievement`,
    });
  }),
  tells(
    'reminder',
    reminderDue,
    (platform, tx, { user_id, kind, id, moment, title, path, at }) =>
      notify(platform, tx, {
        ...{ kind: 'reminder', user_ids: [user_id], club_id: null },
        // Moved to another time and asked for again, it is another reminder.
        source: `${kind}:${id}:${moment}:${at}`,
        subject: { kind, id },
        payload: { of: kind, title, moment, at },
        link: path,
      }),
    'prompt',
  ),
  tells('mission-published', missionPublished, async (platform, tx, { mission_id, club_id }) => {
    const mission = (await loadMissionFacts(tx, [mission_id])).get(mission_id);
    if (mission === undefined || !mission.live) return;
    await tellClub(platform, tx, {
      ...{ kind: 'mission-published', club_id, source: mission_id, ...missionAbout(mission_id) },
      payload: { title: mission.title, ends_at: mission.closes_at?.toISOString() ?? null },
    });
  }),
  tells('mission-completed', missionCompleted, async (platform, tx, round) => {
    const { mission_id, club_id, user_id, period } = round;
    const mission = (await loadMissionFacts(tx, [mission_id])).get(mission_id);
    if (mission === undefined) return;
    const tokens = await tokensOfRound(tx, round);
    await notify(platform, tx, {
      ...{ kind: 'mission-completed', user_ids: [user_id], club_id, source: `${mission_id}:${period}` },
      ...missionAbout(mission_id),
      payload: {
        ...{ title: mission.title, xp: await xpOfRound(tx, round) },
        ...(tokens === undefined ? {} : { tokens }),
      },
    });
  }),
  tells('mission-taken-back', rewardTakenBack, async (platform, tx, round) => {
    const { mission_id, club_id, user_id, period } = round;
    const mission = (await loadMissionFacts(tx, [mission_id])).get(mission_id);
    if (mission === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'mission-taken-back', user_ids: [user_id], club_id, source: `${mission_id}:${period}` },
      ...missionAbout(mission_id),
      payload: { title: mission.title, ...(await takenBackOf(tx, round)) },
    });
  }),
  tells(
    'mission-reviewed',
    submissionDecided,
    async (platform, tx, { review_id, owner_kind, owner_id, club_id, user_id, title, accepted, reason }) => {
      const mission =
        owner_kind === 'mission' ? (await loadMissionFacts(tx, [owner_id])).get(owner_id) : undefined;
      const club = await findClub(platform, tx, club_id);
      if (club === undefined) return;
      await notify(platform, tx, {
        ...{ kind: 'mission-reviewed', user_ids: [user_id], club_id, source: review_id },
        subject: { kind: owner_kind, id: owner_id },
        payload: { title: mission?.title ?? club.name, step: title, passed: accepted, reason },
        link: mission === undefined ? `/club/${club.handle}` : missionLink(owner_id),
      });
    },
    'prompt',
  ),
  tells('review-waiting', submissionMade, async (platform, tx, { review_id, club_id, user_id, title }) => {
    const staff = await staffFor(platform, tx, club_id, 'manage-content');
    if (staff === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'review-waiting', user_ids: staff.user_ids, club_id, actor_id: user_id, source: review_id },
      subject: { kind: 'review', id: review_id },
      payload: { title },
      link: `/club/${staff.club.handle}/manage-missions?tab=review`,
    });
  }),
  tells(
    'campaign-prize',
    campaignPrizeGiven,
    async (platform, tx, { campaign_id, club_id, user_id, reward_id }) => {
      const found = await describePrize(tx, { campaign_id, reward_id });
      if (found === undefined) return;
      await notify(platform, tx, {
        ...{ kind: 'campaign-prize', user_ids: [user_id], club_id, source: `${campaign_id}:${reward_id}` },
        subject: { kind: 'campaign', id: campaign_id },
        payload: found,
        link: `/campaign/${campaign_id}/winners`,
      });
    },
  ),
  tells('campaign-ended', campaignClosed, async (platform, tx, { campaign_id, club_id }) => {
    const title = await titleOfCampaign(tx, campaign_id);
    if (title === undefined) return;
    await tellParticipants(platform, tx, campaign_id, {
      ...{ kind: 'campaign-ended', club_id, source: campaign_id, payload: { title } },
      subject: { kind: 'campaign', id: campaign_id },
      link: `/campaign/${campaign_id}/winners`,
    });
  }),
  tells('campaign-invited', campaignClubInvited, async (platform, tx, told) => {
    const { campaign_id, invited_club_id, title, by } = told;
    const staff = await staffFor(platform, tx, invited_club_id, 'manage-content');
    if (staff === undefined) return;
    await notify(platform, tx, {
      ...{ kind: 'campaign-invited', user_ids: staff.user_ids, club_id: invited_club_id, actor_id: by },
      source: `${campaign_id}:${invited_club_id}`,
      subject: { kind: 'campaign', id: campaign_id },
      payload: { title },
      link: `/club/${staff.club.handle}/manage-campaigns`,
    });
  }),
];
