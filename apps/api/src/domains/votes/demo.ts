// Owns this domain's part of the demo world: votes in every state, with ballots of the clubs' members.
import { randomUUID } from 'node:crypto';
import type { VoteDraft } from '@stagepass/contract/votes/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { putDrawnPicture } from '#domains/media/public/put-drawn-picture.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listTierIds } from '#domains/memberships/public/list-tier-ids.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import { posterSquare } from '#platform/art/poster.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { castBallot } from './actions/cast-ballot.ts';
import { createVote } from './actions/edit-vote.ts';
import { answerVote, openVote } from './actions/run-vote.ts';
import { closeIfDue } from './close-vote.ts';
import { type DemoVote, demoVoteData } from './demo-votes.data.ts';
import { countTabs } from './votes.store.ts';
import type { Choice } from './write-ballot.ts';

const HOUR_MS = 3_600_000;
/** So many vote beside the demo fan. */
const OTHERS = 40;
/** What fans spend on a vote by tokens, in turn. */
const stakes = [4, 9, 1, 16, 2];
const FAN_STAKE = 9;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const fan = (await listDemoPeople(platform.db)).find(({ role }) => role === 'fan')?.id;
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined && fan !== undefined) await fill(platform, club, demoVoteData[handle] ?? [], fan);
    progress(at + 1, demoClubs.length);
  }
}

/** One after the other: killed in between, the next start goes on behind those that are there. */
async function fill(platform: Platform, club: Club, votes: readonly DemoVote[], fan: string): Promise<void> {
  const now = platform.clock.now();
  const { all, draft } = await countTabs(platform.db, { club_id: club.id, now, all: true });
  const members = (await listMembersWithAge(platform.db, club.id)).filter(({ role }) => role === 'member');
  const others = members.map(({ user_id }) => user_id).filter((id) => id !== fan);
  for (const data of votes.slice(all + draft)) {
    const id = await make(platform, club, data, now);
    await voteAll(moment(platform, now, data.opens_h < 0 ? data.opens_h + 1 : 0), id, data, {
      fan,
      others: others.slice(0, OTHERS),
    });
    if (data.closes_h < 0) await closeIfDue(moment(platform, now, data.closes_h), id);
    if (data.answer !== undefined) {
      const then = moment(platform, now, data.closes_h + data.answer.after_h);
      await answerVote(then, actorOf(club.owner_id), id, data.answer.text);
    }
  }
}

function moment(platform: Platform, now: Date, hours: number): Platform {
  const then = new Date(now.getTime() + hours * HOUR_MS);
  return { ...platform, clock: { now: () => then } };
}

async function make(platform: Platform, club: Club, data: DemoVote, now: Date): Promise<string> {
  const owner = actorOf(club.owner_id);
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const then = moment(platform, now, Math.min(data.opens_h, 0));
  const tiers = await listTierIds(platform.db, club.id);
  const draft: VoteDraft = {
    title: data.title,
    story: data.story ?? '',
    options: await Promise.all(
      data.options.map(async ({ label, art }) => ({
        label,
        media_id: await draw(platform, club, label, art),
      })),
    ),
    choice: data.several === undefined ? 'single' : 'several',
    most_choices: data.several ?? 1,
    weighting: data.tokens === true ? 'tokens' : data.weights === undefined ? 'one' : 'tier',
    weights: tiers.slice(0, data.weights?.length ?? 0).map((tier_id, place) => ({
      tier_id,
      weight: data.weights?.[place] ?? 1,
    })),
    changeable: data.final !== true,
    results: data.hidden === true ? 'hidden' : 'live',
    binding: data.binding === true,
    condition: null,
    opens_at: data.opens_h > 0 ? at(data.opens_h) : null,
    closes_at: at(data.closes_h),
  };
  const { id } = await createVote(then, owner, club.id, draft);
  await openVote(then, owner, id);
  return id;
}

async function draw(
  platform: Platform,
  club: Club,
  label: string,
  art: DemoVote['options'][number]['art'],
): Promise<string | null> {
  if (art === undefined) return null;
  const [composition, hue] = art;
  const picture = await putDrawnPicture(platform, platform.db, {
    owner_id: club.owner_id,
    svg: posterSquare(label, hue, composition),
    size: { width: 480, height: 480 },
    alt: `Drawing for ${label}`,
    for: null,
    audience: club.visibility === 'public' ? 'public' : 'members',
  });
  return picture.id;
}

/** By the shares of ten, in turn, so that the same members choose the same in every demo world. */
async function voteAll(
  platform: Platform,
  id: string,
  data: DemoVote,
  people: { fan: string; others: readonly string[] },
): Promise<void> {
  if (data.opens_h > 0) return;
  const owner = await optionsOf(platform, id);
  const ten = data.options.flatMap(({ share }, place) => Array.from({ length: share }, () => place));
  // All at once: their ballots share statements, and the first look waits for the demo world.
  await Promise.all(
    people.others.map((user_id, at) => {
      const first = ten[at % ten.length] ?? 0;
      const places =
        data.several === undefined || at % 2 === 0 ? [first] : [first, (first + 1) % owner.length];
      return cast(platform, id, user_id, {
        option_ids: places.map((place) => owner[place] ?? ''),
        tokens: data.tokens && stakes[at % stakes.length],
      });
    }),
  );
  if (data.fan !== undefined)
    await cast(platform, id, people.fan, {
      option_ids: [owner[data.fan - 1] ?? ''],
      tokens: data.tokens && FAN_STAKE,
    });
}

async function optionsOf({ db }: Platform, id: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    text: 'select id from vote_options where vote_id = $1 order by place',
    values: [id],
  });
  return rows.map((row) => row.id);
}

/** Some are muted that day. */
async function cast(
  platform: Platform,
  id: string,
  user_id: string,
  choice: Omit<Choice, 'client_key'>,
): Promise<void> {
  await castBallot(platform, actorOf(user_id), id, { ...choice, client_key: randomUUID() }).catch(
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    },
  );
}

function actorOf(userId: string): SignedIn {
  const plain = { operator: false, suspended: false, stepped_up_at: null };
  return { kind: 'user', user_id: userId, session_id: userId, verified: true, ...plain };
}
