// Owns this domain's part of the demo world: missions of every club, with fans who did them or are in the middle of one.
import { seededDice } from '@stagepass/base/dice.ts';
import { mutedHere } from '@stagepass/contract/clubs/errors.ts';
import type { RewardInput } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementAnswer, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { putDemoBadge } from '#domains/badges/public/put-demo-badge.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listDemoDesigns } from '#domains/items/public/list-demo-designs.ts';
import { putDrawnPicture } from '#domains/media/public/put-drawn-picture.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { demoDoes, demoList } from '#domains/requirements/public/demo-steps.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { changeMissionBudget } from './actions/budget.ts';
import { createMission } from './actions/edit-mission.ts';
import { endMission, publishMission } from './actions/run-mission.ts';
import { demoMissionData } from './demo-missions.data.ts';
import type { DemoMission } from './demo-steps.data.ts';
import { demoSubmissions } from './demo-submissions.ts';
import { countShelves } from './missions.store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    const missions = (demoMissionData[handle] ?? []).filter((one) => isOnKnownChain(platform, one));
    if (club !== undefined) await fill(platform, club, missions, fan);
    progress(at + 1, demoClubs.length);
  }
}

/** Where the operator set up chains of their own, there is no test chain to hold a token on. */
function isOnKnownChain({ chains }: Platform, { steps }: DemoMission): boolean {
  const known = chains.list().map(({ id }) => id);
  return steps.every(({ config }) => config.type !== 'WEB3' || known.includes(config.chain_id));
}

/** One after the other: killed in between, the next start goes on behind those that are there. */
async function fill(
  platform: Platform,
  club: Club,
  missions: readonly DemoMission[],
  fan: string | undefined,
): Promise<void> {
  const now = platform.clock.now();
  const shelves = await countShelves(platform.db, club.id, now);
  const there = [...shelves.values()].reduce((sum, count) => sum + count, 0);
  const designs = await listDemoDesigns(platform.db, club.id);
  const members = (await listMembersWithAge(platform.db, club.id)).filter(({ role }) => role === 'member');
  for (const [at, data] of missions.slice(there).entries()) {
    const made = new Date(now.getTime() - (data.made_days ?? missions.length - at) * DAY_MS);
    const dice = seededDice(`stagepass-missions-${club.handle}-${data.title}`);
    const then: Platform = { ...platform, dice, clock: { now: () => made } };
    const design_id = designs.get(data.reward ?? '')?.id;
    const id = await make(then, club, data, { now, design_id });
    if (data.state === 'draft') continue;
    const others = members.filter(({ user_id }) => user_id !== fan).map(({ user_id }) => user_id);
    await takePart(then, id, data, others);
    if (data.submissions === true) {
      const fans = others.slice(12, 24).map(actorOf);
      await demoSubmissions(platform, club, id, { fans, owner: actorOf(club.owner_id) });
    }
    const isMember = members.some(({ user_id }) => user_id === fan);
    if (fan !== undefined && isMember && data.done !== undefined)
      await doSteps({ ...then, clock: platform.clock }, id, fan, data, data.done);
    if (data.state === 'ended') await endMission(platform, actorOf(club.owner_id), id);
  }
}

async function make(
  platform: Platform,
  club: Club,
  data: DemoMission,
  { now, design_id }: { now: Date; design_id: string | undefined },
): Promise<string> {
  const owner = actorOf(club.owner_id);
  const inHours = (hours: number | undefined) =>
    hours === undefined ? null : new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const draft = {
    title: data.title,
    story: data.story,
    opens_at: inHours(data.opens_h),
    closes_at: inHours(data.closes_h),
    repeat: data.repeat ?? 'once',
    slots: data.slots ?? null,
    finish_within_h: null,
    private: data.private ?? false,
    condition: null,
    rewards: await rewardsOf(platform, club, data, design_id),
  };
  if (data.credits !== undefined)
    await changeMissionBudget(platform, owner, club.id, data.credits.budget_cents);
  const { id } = await createMission(platform, owner, club.id, draft, data.object);
  for (const { title, waits = false, config } of data.steps)
    await demoList(platform, owner, id, { title, waits, config: await withMedia(platform, club, config) });
  if (data.state !== 'draft') await publishMission(platform, owner, id);
  return id;
}

async function rewardsOf(
  platform: Platform,
  { id: club_id, owner_id }: Club,
  { credits, badge, tokens }: DemoMission,
  design_id: string | undefined,
): Promise<RewardInput[]> {
  const rewards: RewardInput[] = [];
  if (design_id !== undefined) rewards.push({ kind: 'item', design_id, total: null });
  if (credits !== undefined)
    rewards.push({ kind: 'credits', amount_cents: credits.amount_cents, total: credits.total });
  if (tokens !== undefined) rewards.push({ kind: 'tokens', ...tokens });
  if (badge !== undefined) {
    const badge_id = await putDemoBadge(platform, platform.db, { ...badge, club_id, created_by: owner_id });
    rewards.push({ kind: 'badge', badge_id });
  }
  return rewards;
}

/** A scene is drawn in the club's colour. */
async function withMedia(
  platform: Platform,
  club: Club,
  config: RequirementConfig,
): Promise<RequirementConfig> {
  if (config.type !== 'VR') return config;
  const { scene } = await import('#platform/art/scene.ts');
  const picture = await putDrawnPicture(platform, platform.db, {
    owner_id: club.owner_id,
    svg: scene(club.handle, club.hue),
    size: { width: 2048, height: 1024 },
    alt: 'A rehearsal room with drums, an amp, a lamp, a window, a clock and a cat',
    for: null,
    audience: 'members',
  });
  return { ...config, media_id: picture.id };
}

/** The first ones did all of it; every third stopped after a step. */
async function takePart(
  platform: Platform,
  missionId: string,
  data: DemoMission,
  members: readonly string[],
): Promise<void> {
  const eager = data.private === true ? [] : members.slice(2, 2 + (data.fans ?? 0));
  for (const [at, user_id] of eager.entries())
    await doSteps(platform, missionId, user_id, data, at % 3 === 2 ? 1 : data.steps.length).catch(
      unlessMuted,
    );
}

/** Whoever is muted that day sits it out. */
function unlessMuted(error: unknown): void {
  if (!(error instanceof Failure) || error.reason !== mutedHere) throw error;
}

async function doSteps(
  platform: Platform,
  missionId: string,
  userId: string,
  { steps }: DemoMission,
  count: number,
): Promise<void> {
  for (const [at, { config }] of steps.slice(0, count).entries())
    await demoDoes(platform, actorOf(userId), {
      owner: { kind: 'mission', id: missionId },
      at,
      answer: answerTo(config, userId),
    });
}

const lines = [
  'Sleeve B',
  'The quiet part',
  'Tuesday, again',
  'Not that one',
  'Marigold',
  'Two nil, in the rain',
];

function answerTo(config: RequirementConfig, userId: string): RequirementAnswer {
  if (config.type === 'CONTENT' || config.type === 'CHECKIN') return { type: config.type };
  if (config.type === 'VR' || config.type === 'AR' || config.type === 'WEB3') return { type: config.type };
  if (config.type === 'QUIZ') {
    const right = config.questions.map(({ key, options }) => [
      key,
      options.filter((option) => option.right).map((option) => option.key),
    ]);
    return { type: 'QUIZ', answers: Object.fromEntries(right) };
  }
  if (config.type === 'SOCIAL')
    return { type: 'SOCIAL', way: 'proof', link: config.url, media_id: null, note: '' };
  const line = lines[Number.parseInt(userId.slice(-2), 16) % lines.length] ?? '';
  return { type: 'FORM', answers: { answer1: line, howKeen: 4 } };
}

function actorOf(userId: string): SignedIn {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: userId, session_id: userId, verified: true, ...plain };
}
