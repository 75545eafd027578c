// Owns the doors to campaigns: who sees one, and who makes it.
import { campaignNotFound } from '@stagepass/contract/campaigns/errors.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { requireMay } from '#domains/memberships/public/load-club-for.ts';
import {
  type ClubAndStanding,
  loadClubsAndStandings,
} from '#domains/memberships/public/load-clubs-and-standings.ts';
import { may } from '#domains/memberships/public/may.ts';
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Executor } from '#platform/db/executor.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { listClubs } from './campaign-clubs.store.ts';
import { listCampaignRows } from './campaigns.store.ts';
import { listTakenPart } from './parts.store.ts';
import type { CampaignRow, ClubRow } from './tables.ts';

export interface Door {
  campaign: CampaignRow;
  /** That made it. */
  club: Club;
  standing: Standing;
  clubs: readonly ClubRow[];
}

/** A campaign before it is decided who sees it: with each of its clubs and what the viewer is there. */
interface Found extends Door {
  known: ReadonlyMap<string, ClubAndStanding>;
  /** Asked only of a campaign that is out of sight. */
  takes_part: boolean;
}

/** `gone`: not there for this viewer; `outside`: there, for members of its clubs. */
type Sight = 'seen' | 'gone' | 'outside';

/**
 * A draft is there for those who make it; everything else for whoever sees the inside of one of its clubs, unless it is out of sight.
 * That stays in sight of whoever takes part in it, and of those who judge the reports.
 */
function sightOf({ campaign, club, standing, clubs, known, takes_part }: Found): Sight {
  if (managedAmong({ club, clubs }, known).size > 0) return 'seen';
  if (campaign.state === 'draft') return 'gone';
  if (campaign.hidden_at !== null && !standing.operator && !takes_part) return 'gone';
  const open = [club.id, ...clubs.flatMap(({ club_id, answer }) => (answer === 'accepted' ? club_id : []))];
  return open.some((id) => mayIn(known, id, 'see-inside')) ? 'seen' : 'outside';
}

export async function loadCampaign(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  id: string,
): Promise<Door & { edits: boolean }> {
  const found = await loadFound(platform, tx, actor, id);
  const sight = sightOf(found);
  if (sight === 'gone') fail(campaignNotFound);
  if (sight === 'outside') requireMay(found.club, found.standing, 'see-inside');
  return { ...doorOf(found), edits: managedAmong(found, found.known).size > 0 };
}

/** By id, those that the viewer sees: in four queries at most, however many campaigns and clubs there are. */
export async function loadSeenCampaigns(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, Door>> {
  const found = await listFound(platform, tx, actor, ids);
  return new Map(found.filter((one) => sightOf(one) === 'seen').map((one) => [one.campaign.id, doorOf(one)]));
}

/** For the staff of the club that made it. */
export async function loadAsHost(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const found = await loadFound(platform, tx, actor, id);
  requireMay(found.club, found.standing, 'manage-content');
  return doorOf(found);
}

/** For the staff of any club that makes it or was asked to. */
export async function loadAsMaker(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Door> {
  const found = await loadFound(platform, tx, actor, id);
  if (managedAmong(found, found.known).size === 0) requireMay(found.club, found.standing, 'manage-content');
  return doorOf(found);
}

async function loadFound(platform: Platform, tx: Executor, actor: Actor, id: string): Promise<Found> {
  const [found] = await listFound(platform, tx, actor, [id]);
  return found ?? fail(campaignNotFound);
}

async function listFound(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  asked: readonly string[],
): Promise<Found[]> {
  const campaigns = await listCampaignRows(tx, asked.filter(isId));
  const rows = await listClubs(
    tx,
    campaigns.map(({ id }) => id),
  );
  const ids = [...campaigns, ...rows].map(({ club_id }) => club_id);
  const known = await loadClubsAndStandings(platform, tx, actor, ids);
  const hidden = campaigns.flatMap(({ id, hidden_at }) => (hidden_at === null ? [] : id));
  const taken = await listTakenPart(tx, actor.kind === 'user' ? actor.user_id : null, hidden);
  const clubs = Map.groupBy(rows, ({ campaign_id }) => campaign_id);
  return campaigns.flatMap((campaign) => {
    const host = known.get(campaign.club_id);
    if (host === undefined) return [];
    const takes_part = taken.has(campaign.id);
    return [{ campaign, ...host, clubs: clubs.get(campaign.id) ?? [], known, takes_part }];
  });
}

const doorOf = ({ campaign, club, standing, clubs }: Found): Door => ({ campaign, club, standing, clubs });

function mayIn(
  known: ReadonlyMap<string, ClubAndStanding>,
  clubId: string,
  deed: 'see-inside' | 'manage-content',
): boolean {
  const at = known.get(clubId);
  return at !== undefined && may(at.club, at.standing, deed);
}

type Makers = Pick<Door, 'club' | 'clubs'>;

/** The maker first; a club that declined has no say. */
function idsOfMakers({ club, clubs }: Makers): string[] {
  const others = clubs.filter(({ club_id, answer }) => club_id !== club.id && answer !== 'declined');
  return [club.id, ...others.map(({ club_id }) => club_id)];
}

function managedAmong(makers: Makers, known: ReadonlyMap<string, ClubAndStanding>): ReadonlySet<string> {
  return new Set(idsOfMakers(makers).filter((id) => mayIn(known, id, 'manage-content')));
}

/** Ids of the clubs of it that the actor makes content for, the maker first; one query. */
export async function managedClubs(
  platform: Platform,
  tx: Executor,
  actor: Actor,
  makers: Makers,
): Promise<ReadonlySet<string>> {
  return managedAmong(makers, await loadClubsAndStandings(platform, tx, actor, idsOfMakers(makers)));
}
