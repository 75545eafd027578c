// Owns how tests get achievements: written straight into the tables, or made and published over HTTP.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { CallAnswer, CallInput } from '@stagepass/contract/client.ts';
import { expect, vi } from 'vitest';
import { insertBadge } from '#domains/badges/public/write-badge.ts';
import { newId } from '#platform/ids/new-id.ts';
import { foundClub, joinedMember } from './clubs.ts';
import type { Mailbox, Registered } from './people.ts';
import type { CallOptions, TestApp } from './test-app.ts';

const look = { shape: 'shield', icon: 'soccer-ball', hue: 55 } as const;

/** Of one stage, without a reward. Answers its id. */
export async function achievementIn(
  app: TestApp,
  { club_id, state }: { club_id: string; state: 'draft' | 'live' },
): Promise<string> {
  const { platform } = app;
  const id = newId(platform);
  const badge_id =
    state === 'draft'
      ? null
      : await insertBadge(platform, platform.db, {
          club_id,
          name: 'Away days',
          description: '',
          look,
          stages: 1,
          created_by: null,
        });
  await platform.db.query({
    text: `with made as (
        insert into achievements (id, club_id, state, name, description, look, counter, hidden, badge_id, created_at, published_at)
        values ($1, $2, $3, 'Away days', '', $4, 'missions', false, $5, $6, $7) returning id)
      insert into achievement_stages (achievement_id, stage, goal, xp) select id, 1, 1, 0 from made`,
    values: [
      id,
      club_id,
      state,
      JSON.stringify(look),
      badge_id,
      platform.clock.now(),
      state === 'draft' ? null : platform.clock.now(),
    ],
  });
  return id;
}

type Draft = NonNullable<CallInput<'POST /clubs/:id/achievements'>['body']>;
type Managed = CallAnswer<'POST /clubs/:id/achievements'>['data'];
interface RunClub {
  id: string;
  owner: { as: CallOptions };
}

export function achievementDraft(
  counter: CounterKind,
  goals: readonly number[],
  changes: Partial<Draft> = {},
) {
  return { name: `For ${counter}`, look, counter, stages: goals.map((goal) => ({ goal })), ...changes };
}

export async function draftAchievement(app: TestApp, club: RunClub, body: Draft): Promise<Managed> {
  return (await app.ok('POST /clubs/:id/achievements', { params: { id: club.id }, body }, club.owner.as))
    .data;
}

export async function publishedAchievement(app: TestApp, club: RunClub, body: Draft): Promise<Managed> {
  const { id } = await draftAchievement(app, club, body);
  return (await app.ok('POST /achievements/:id/publish', { params: { id } }, club.owner.as)).data;
}

/** What is stored of one person in one club. */
export async function countsOf(
  { platform: { db } }: TestApp,
  { club_id, user_id }: { club_id: string; user_id: string },
): Promise<Record<string, number>> {
  const { rows } = await db.query<{ kind: string; count: number }>({
    text: 'select kind, count from deed_counts where club_id = $1 and user_id = $2',
    values: [club_id, user_id],
  });
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

type Club = Awaited<ReturnType<typeof foundClub>>;

/** `at`: what the file starts before its tests, which is not there yet when this is called. */
export function achievementCalls(at: () => { app: TestApp; mailbox: Mailbox }) {
  const shown = async (club: { id: string }, fan?: Registered) =>
    (await at().app.ok('GET /clubs/:id/achievements', { params: { id: club.id } }, fan?.as)).data;
  const one = async (club: { id: string }, fan: Registered, id: string) =>
    (await shown(club, fan)).achievements.find((card) => card.id === id);
  return {
    newClub: () => foundClub(at().app, at().mailbox, { posting: 'members' }),
    fanOf: (club: { id: string }) => joinedMember(at().app, at().mailbox, club.id),
    shown,
    one,
    post: (club: { id: string }, fan: Registered) =>
      at().app.ok(
        'POST /clubs/:id/posts',
        { params: { id: club.id }, body: { client_key: crypto.randomUUID(), text: 'Hi!' } },
        fan.as,
      ),
    /** Waits: events are handled after the answer. */
    stageOf: (club: { id: string }, fan: Registered, id: string, stage: number) =>
      vi.waitFor(async () => expect(await one(club, fan, id)).toMatchObject({ stage }), { timeout: 10_000 }),
    xpOf: async (club: { id: string }, fan: Registered) =>
      (await at().app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as)).data.xp,
    publish: (club: Club, id: string) =>
      at().app.call('POST /achievements/:id/publish', { params: { id } }, club.owner.as),
    copiesOf: async (fan: { id: string }) =>
      (
        await at().app.platform.db.query({
          text: 'select from item_facts where holder_id = $1',
          values: [fan.id],
        })
      ).count,
  };
}
