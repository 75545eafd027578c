// Owns which clubs and missions a campaign has: clubs are asked and answer, missions are chosen by the club that owns them.
import {
  campaignClubKnown,
  campaignFrozen,
  campaignFull,
  campaignHostStays,
  campaignMissionNotFitting,
  campaignNotFound,
  campaignNotInvited,
} from '@stagepass/contract/campaigns/errors.ts';
import { campaignClubInvited } from '@stagepass/contract/campaigns/events.ts';
import { MOST_CAMPAIGN_CLUBS, MOST_CAMPAIGN_MISSIONS } from '@stagepass/contract/campaigns/kinds.ts';
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { clubNotFound } from '@stagepass/contract/clubs/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import { loadClubAndStanding } from '#domains/memberships/public/load-club-and-standing.ts';
import { loadClubFor, requireMay } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { loadMissionFacts } from '#domains/missions/public/load-missions.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/failure/failure.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type Door, loadAsHost, loadAsMaker, managedClubs } from '../access.ts';
import {
  insertClub,
  listClubs,
  listMissions,
  putMission,
  removeClubRow,
  removeMission,
  updateAnswer,
} from '../campaign-clubs.store.ts';
import { lockCampaign } from '../campaigns.store.ts';
import { presentEditor } from '../present-editor.ts';
import type { CampaignRow } from '../tables.ts';
import { log } from './edit-campaign.ts';

/** Locked, and a draft: what others were promised stays. */
async function lockDraft(tx: Tx, id: string): Promise<CampaignRow> {
  const campaign = (await lockCampaign(tx, id)) ?? fail(campaignNotFound);
  return campaign.state === 'draft' ? campaign : fail(campaignFrozen);
}

export async function inviteClub(
  platform: Platform,
  actor: Actor,
  id: string,
  idOrHandle: string,
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsHost(platform, tx, actor, id);
    const campaign = await lockDraft(tx, id);
    const { club } = await loadClubFor(platform, tx, actor, idOrHandle, 'see-front');
    // It would be asked for nothing.
    if (club.delete_after !== null) fail(clubNotFound);
    if ((await listClubs(tx, [id])).length >= MOST_CAMPAIGN_CLUBS) fail(campaignFull);
    const at = platform.clock.now();
    if (!(await insertClub(tx, { campaign_id: id, club_id: club.id, answer: 'invited', at })))
      fail(campaignClubKnown);
    await log(platform, tx, actor, campaign, 'campaigns.club-invited');
    await tx.emit(campaignClubInvited, {
      ...{ campaign_id: id, club_id: campaign.club_id, invited_club_id: club.id, title: campaign.title },
      by: signedIn(actor).user_id,
    });
    return presentEditor(platform, tx, actor, door);
  });
}

export async function answerInvitation(
  platform: Platform,
  actor: Actor,
  of: { id: string; club_id: string },
  accept: boolean,
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsMaker(platform, tx, actor, of.id);
    await loadClubFor(platform, tx, actor, of.club_id, 'manage-content');
    const campaign = await lockDraft(tx, of.id);
    const club = (await listClubs(tx, [of.id])).find(({ club_id }) => club_id === of.club_id);
    if (club === undefined || club.answer !== 'invited') fail(campaignNotInvited);
    const key = { campaign_id: of.id, club_id: of.club_id };
    const answer = accept ? 'accepted' : 'declined';
    await updateAnswer(tx, { ...key, answer, at: platform.clock.now() });
    if (!accept)
      for (const mission of await listMissions(tx, [of.id]))
        if (mission.club_id === of.club_id) await removeMission(tx, mission);
    await log(platform, tx, actor, { ...campaign, club_id: of.club_id }, 'campaigns.club-answered');
    return presentEditor(platform, tx, actor, door);
  });
}

/** By the maker, or by the club itself. */
export async function removeClub(
  platform: Platform,
  actor: Actor,
  of: { id: string; club_id: string },
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const door = await loadAsMaker(platform, tx, actor, of.id);
    const managed = await managedClubs(platform, tx, actor, door);
    if (!managed.has(door.club.id) && !managed.has(of.club_id))
      requireMay(door.club, door.standing, 'manage-content');
    const campaign = await lockDraft(tx, of.id);
    if (of.club_id === campaign.club_id) fail(campaignHostStays);
    if (!door.clubs.some(({ club_id }) => club_id === of.club_id)) fail(campaignNotInvited);
    await removeClubRow(tx, { campaign_id: of.id, club_id: of.club_id });
    await log(platform, tx, actor, campaign, 'campaigns.changed');
  });
}

/** Of one's own club it is in at once; the maker proposes those of others. */
export async function addMission(
  platform: Platform,
  actor: Actor,
  id: string,
  missionId: string,
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsMaker(platform, tx, actor, id);
    const campaign = await lockDraft(tx, id);
    const mission = (await loadMissionFacts(tx, [missionId])).get(missionId);
    const club = door.clubs.find(({ club_id }) => club_id === mission?.club_id);
    if (mission?.live !== true || club === undefined || club.answer === 'declined')
      return fail(campaignMissionNotFitting);
    const managed = await managedClubs(platform, tx, actor, door);
    const agreed = managed.has(club.club_id) && club.answer === 'accepted';
    if (!agreed) await requireProposal(platform, tx, actor, { door, managed, club_id: club.club_id });
    const chosen = await listMissions(tx, [id]);
    const known = chosen.some(({ mission_id }) => mission_id === missionId);
    if (!known && chosen.length >= MOST_CAMPAIGN_MISSIONS) fail(campaignFull);
    await putMission(tx, { campaign_id: id, mission_id: missionId, club_id: club.club_id, agreed });
    await log(platform, tx, actor, campaign, 'campaigns.missions-changed');
    return presentEditor(platform, tx, actor, door);
  });
}

/** The maker, for a club whose missions they may see. */
async function requireProposal(
  platform: Platform,
  tx: Tx,
  actor: Actor,
  of: { door: Door; managed: ReadonlySet<string>; club_id: string },
): Promise<void> {
  const { door } = of;
  if (!of.managed.has(door.club.id)) fail(campaignMissionNotFitting);
  const other = await loadClubAndStanding(platform, tx, actor, of.club_id);
  if (other === undefined || !may(other.club, other.standing, 'see-inside')) fail(campaignMissionNotFitting);
}

export async function dropMission(
  platform: Platform,
  actor: Actor,
  of: { id: string; mission_id: string },
): Promise<CampaignEditor> {
  return platform.db.transaction(async (tx) => {
    const door = await loadAsMaker(platform, tx, actor, of.id);
    const campaign = await lockDraft(tx, of.id);
    const managed = await managedClubs(platform, tx, actor, door);
    const mission = (await listMissions(tx, [of.id])).find(({ mission_id }) => mission_id === of.mission_id);
    if (mission === undefined || !isId(of.mission_id)) return presentEditor(platform, tx, actor, door);
    if (!managed.has(door.club.id) && !managed.has(mission.club_id))
      requireMay(door.club, door.standing, 'manage-content');
    await removeMission(tx, mission);
    await log(platform, tx, actor, campaign, 'campaigns.missions-changed');
    return presentEditor(platform, tx, actor, door);
  });
}
