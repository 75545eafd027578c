// Owns this domain's part of the demo world: a campaign of three clubs that runs, one that was drawn with its proof, and an invitation.
import { assert } from '@stagepass/base/assert.ts';
import { seededDice } from '@stagepass/base/dice.ts';
import type { CampaignDraft } from '@stagepass/contract/campaigns/shapes.ts';
import { mutedHere } from '@stagepass/contract/clubs/errors.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { setPicture } from '#domains/media/public/set-picture.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { demoReading, demoReads } from '#domains/missions/public/demo-missions.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { addMission, answerInvitation, inviteClub } from './actions/choose-clubs.ts';
import { createCampaign } from './actions/edit-campaign.ts';
import { fundCampaign } from './actions/fund-campaign.ts';
import { updateCampaign } from './campaigns.store.ts';
import { advance } from './close-campaign.ts';
import { findByTitle, removeByTitle } from './demo.store.ts';
import { type DemoCampaign, demoCampaigns } from './demo-campaigns.data.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Of each club, so many members take part. */
const FANS = 24;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, data] of demoCampaigns.entries()) {
    await fill(platform, data, fan);
    progress(at + 1, demoCampaigns.length);
  }
}

interface Made {
  id: string;
  clubs: ReadonlyMap<string, Club>;
  /** In the order of the data. */
  missions: readonly string[];
}

/** Killed before it was funded, it is made anew; killed among those who take part, it goes on with whoever is missing. */
async function fill(platform: Platform, data: DemoCampaign, fan: string | undefined): Promise<void> {
  const clubs = new Map<string, Club>();
  for (const handle of data.clubs) {
    const club = await findClub(platform, platform.db, handle);
    if (club === undefined) return;
    clubs.set(handle, club);
  }
  const host = clubs.get(data.clubs[0]);
  assert(host !== undefined, 'a campaign of the demo world has a maker');
  const there = await findByTitle(platform.db, { club_id: host.id, title: data.title });
  const isDraft = data.invited !== undefined;
  if (there !== undefined && (there.state === 'closed' || isDraft)) return;
  const now = platform.clock.now().getTime();
  const before = new Date(now + Math.min(data.opens_h, 0) * HOUR_MS - HOUR_MS);
  const dice = seededDice(`stagepass-campaign-${data.title}`);
  const then: Platform = { ...platform, dice, clock: { now: () => before } };
  if (there?.state === 'draft') await removeByTitle(platform.db, { club_id: host.id, title: data.title });
  const missions: string[] = [];
  for (const mission of data.missions) {
    const club = clubs.get(mission.club);
    if (club !== undefined) missions.push(await demoReading(then, club, mission));
  }
  const known = there?.state === 'draft' ? undefined : there;
  const id = known?.id ?? (await make(then, data, { host, clubs, missions, now }));
  if (isDraft) return;
  await takePart(platform, data, { id, clubs, missions }, fan);
  // Closed by the clock: drawn a minute later, as the job does.
  const drawn = new Date(now + data.closes_h * HOUR_MS + MINUTE_MS);
  if (data.closes_h < 0) await advance({ ...platform, clock: { now: () => drawn } }, id);
}

async function make(
  platform: Platform,
  data: DemoCampaign,
  of: { host: Club; clubs: ReadonlyMap<string, Club>; missions: readonly string[]; now: number },
): Promise<string> {
  const { host, clubs, now } = of;
  const owner = actorOf(host.owner_id);
  const designs = await listDemoDesigns(platform.db, host.id);
  const inHours = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  const rewards = data.rewards.flatMap(({ way, needs, total, ...prize }): CampaignDraft['rewards'] => {
    if ('tokens' in prize)
      return [{ kind: 'tokens' as const, way, needs, total, token_amount: prize.tokens }];
    const design_id = designs.get(prize.design)?.id;
    return design_id === undefined ? [] : [{ kind: 'item' as const, way, needs, total, design_id }];
  });
  const { title, story, opens_h, closes_h } = data;
  const times = { opens_at: inHours(opens_h), closes_at: inHours(closes_h) };
  const { id } = await createCampaign(platform, owner, host.id, { title, story, ...times, rewards });
  await paint(platform, id, data, host);
  for (const club of clubs.values()) {
    if (club.id === host.id) continue;
    await inviteClub(platform, owner, id, club.id);
    if (club.handle === data.invited) continue;
    await answerInvitation(platform, actorOf(club.owner_id), { id, club_id: club.id }, true);
  }
  for (const [at, mission] of data.missions.entries()) {
    const club = clubs.get(mission.club);
    const maker = actorOf(club?.owner_id ?? host.owner_id);
    await addMission(platform, maker, id, of.missions[at] ?? '');
  }
  if (data.invited === undefined) await fundCampaign(platform, owner, id);
  return id;
}

async function paint(platform: Platform, id: string, data: DemoCampaign, host: Club): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const picture = await setPicture(platform, tx, {
      owner_id: host.owner_id,
      for: { kind: 'campaign', id },
      alt: '',
      picture: {
        from: 'drawn',
        svg: async () =>
          (await import('#platform/art/poster.ts')).posterSquare(data.title, host.hue, data.composition),
      },
    });
    await updateCampaign(tx, id, { picture: JSON.stringify(picture) });
  });
}

/** The keenest do everything in the clubs that they are in; others stop on the way. */
async function takePart(
  platform: Platform,
  data: DemoCampaign,
  { id, clubs, missions }: Made,
  fan: string | undefined,
): Promise<void> {
  const now = platform.clock.now().getTime();
  const opens = now + data.opens_h * HOUR_MS;
  const until = Math.min(now, now + data.closes_h * HOUR_MS) - 2 * HOUR_MS;
  const done = await listDoneBy(platform, id);
  const members = new Map<string, string[]>();
  for (const [handle, club] of clubs)
    members.set(
      handle,
      (await listMembersWithAge(platform.db, club.id))
        .filter(({ role, user_id }) => role === 'member' && user_id !== fan)
        .map(({ user_id }) => user_id),
    );
  const deeds = data.missions.flatMap(({ club }, at) =>
    // In each club whoever is also in another one comes first: they can get into the draw.
    keenest(members, club)
      .slice(0, FANS - at * 2)
      .map((user_id, n) => ({ user_id, mission: missions[at] ?? '', n: n * data.missions.length + at })),
  );
  const own = data.fan_done.map((at, n) => ({ user_id: fan ?? '', mission: missions[at] ?? '', n: 40 + n }));
  const last = Math.max(1, ...deeds.map(({ n }) => n));
  const inOrder = [...deeds, ...(fan === undefined ? [] : own)].sort((one, other) => one.n - other.n);
  for (const { user_id, mission, n } of inOrder) {
    if (done.has(`${user_id} ${mission}`)) continue;
    const at = new Date(opens + Math.floor((Math.min(n, last) / last) * (until - opens)) + MINUTE_MS);
    await demoReads({ ...platform, clock: { now: () => at } }, mission, user_id).catch(unlessMuted);
  }
}

function keenest(members: ReadonlyMap<string, readonly string[]>, club: string): string[] {
  const inOthers = (user_id: string) =>
    [...members].filter(([handle, ids]) => handle !== club && ids.includes(user_id)).length;
  return [...(members.get(club) ?? [])].sort((one, other) => inOthers(other) - inOthers(one));
}

async function listDoneBy({ db }: Platform, campaignId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ user_id: string; mission_id: string }>({
    text: 'select user_id, mission_id from campaign_deeds where campaign_id = $1',
    values: [campaignId],
  });
  return new Set(rows.map(({ user_id, mission_id }) => `${user_id} ${mission_id}`));
}

/** Whoever is muted that day sits it out. */
function unlessMuted(error: unknown): void {
  if (!(error instanceof Failure) || error.reason !== mutedHere) throw error;
}

function actorOf(userId: string): SignedIn {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: userId, session_id: userId, verified: true, ...plain };
}
