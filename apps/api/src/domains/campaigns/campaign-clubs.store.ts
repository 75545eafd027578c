// Owns the SQL of the clubs and missions of campaigns.
import type { ClubAnswer } from '@stagepass/contract/campaigns/kinds.ts';
import { type Executor, prepared } from '#platform/db/executor.ts';
import type { ClubRow, MissionRow } from './tables.ts';

const clubsOf = prepared<ClubRow>(
  'campaigns-clubs',
  `select campaign_id, club_id, position, answer from campaign_clubs where campaign_id = any($1::uuid[]) order by campaign_id, position`,
);

/** In order, the maker first. */
export async function listClubs(tx: Executor, campaignIds: readonly string[]): Promise<ClubRow[]> {
  return campaignIds.length === 0 ? [] : clubsOf(tx, [campaignIds]);
}

export async function insertClub(
  tx: Executor,
  club: { campaign_id: string; club_id: string; answer: ClubAnswer; at: Date },
): Promise<boolean> {
  const { rows } = await tx.query<{ club_id: string }>({
    text: `insert into campaign_clubs (campaign_id, club_id, position, answer, invited_at, answered_at)
      select $1, $2, coalesce(max(position) + 1, 0), $3, $4::timestamptz, case when $3 = 'accepted' then $4::timestamptz end
      from campaign_clubs where campaign_id = $1
      on conflict (campaign_id, club_id) do update set answer = excluded.answer, invited_at = excluded.invited_at
        where campaign_clubs.answer = 'declined'
      returning club_id`,
    values: [club.campaign_id, club.club_id, club.answer, club.at],
  });
  return rows.length === 1;
}

export async function updateAnswer(
  tx: Executor,
  of: { campaign_id: string; club_id: string; answer: ClubAnswer; at: Date },
): Promise<void> {
  await tx.query({
    text: 'update campaign_clubs set answer = $3, answered_at = $4 where campaign_id = $1 and club_id = $2',
    values: [of.campaign_id, of.club_id, of.answer, of.at],
  });
}

/** With the club's missions. */
export async function removeClubRow(
  tx: Executor,
  of: { campaign_id: string; club_id: string },
): Promise<void> {
  const values = [of.campaign_id, of.club_id];
  await tx.query({ text: 'delete from campaign_missions where campaign_id = $1 and club_id = $2', values });
  await tx.query({ text: 'delete from campaign_clubs where campaign_id = $1 and club_id = $2', values });
}

const missionsOf = prepared<MissionRow>(
  'campaigns-missions',
  `select campaign_id, mission_id, club_id, position, agreed from campaign_missions where campaign_id = any($1::uuid[])
   order by campaign_id, position, mission_id`,
);

export async function listMissions(tx: Executor, campaignIds: readonly string[]): Promise<MissionRow[]> {
  return campaignIds.length === 0 ? [] : missionsOf(tx, [campaignIds]);
}

/** One that was proposed becomes agreed; never the other way round. */
export async function putMission(
  tx: Executor,
  mission: { campaign_id: string; mission_id: string; club_id: string; agreed: boolean },
): Promise<void> {
  await tx.query({
    text: `insert into campaign_missions (campaign_id, mission_id, club_id, position, agreed)
      select $1, $2, $3, coalesce(max(position) + 1, 0), $4 from campaign_missions where campaign_id = $1
      on conflict (campaign_id, mission_id) do update set agreed = campaign_missions.agreed or excluded.agreed`,
    values: [mission.campaign_id, mission.mission_id, mission.club_id, mission.agreed],
  });
}

export async function removeMission(
  tx: Executor,
  of: { campaign_id: string; mission_id: string },
): Promise<void> {
  await tx.query({
    text: 'delete from campaign_missions where campaign_id = $1 and mission_id = $2',
    values: [of.campaign_id, of.mission_id],
  });
}

const staffIn = prepared<{ found: boolean }>(
  'campaigns-staff-in',
  `select true as found from campaign_clubs a join member_standing s on s.club_id = a.club_id
   where a.campaign_id = $1 and a.answer = 'accepted' and s.user_id = $2 and s.role in ('admin', 'owner') limit 1`,
);

/** Whether somebody runs one of the clubs that take part. */
export async function isStaffOfAny(
  tx: Executor,
  of: { campaign_id: string; user_id: string },
): Promise<boolean> {
  return (await staffIn(tx, [of.campaign_id, of.user_id])).length > 0;
}
