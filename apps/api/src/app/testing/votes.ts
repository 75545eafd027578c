// Sets up votes for tests: made and opened over HTTP, voted in, or written straight into the tables.
import { createHash, randomUUID } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { jobs } from '#domains/votes/jobs.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Registered } from './people.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';

type Draft = NonNullable<CallInput<'POST /clubs/:id/votes'>['body']>;

interface InClub {
  id: string;
  owner: Pick<Registered, 'as'>;
}

const DAY_MS = 86_400_000;

/** With two options and an end in two days, unless said otherwise. */
export async function draftVote(app: TestApp, club: InClub, draft: Partial<Draft> = {}): Promise<VoteView> {
  const closes_at = new Date(app.clock.now().getTime() + 2 * DAY_MS).toISOString();
  const options = [{ label: 'Long String' }, { label: 'Ferry at Six' }];
  const body = { title: 'Which song opens the show?', options, closes_at, ...draft };
  return (await app.ok('POST /clubs/:id/votes', { params: { id: club.id }, body }, club.owner.as)).data;
}

export async function openedVote(app: TestApp, club: InClub, draft: Partial<Draft> = {}): Promise<VoteView> {
  const { id } = await draftVote(app, club, draft);
  return (await app.ok('POST /votes/:id/open', { params: { id } }, club.owner.as)).data;
}

/** What the clock does: says which answers are overdue. */
export async function tellOverdueAnswers(app: TestApp): Promise<void> {
  const job = jobs.find(({ name }) => name === 'votes.answer-due');
  assert(job !== undefined, 'there is a job for overdue answers');
  await runJob(app.platform, job);
}

/** By the places of the options, from 1. */
export function castIn(
  app: TestApp,
  fan: Pick<Registered, 'as'>,
  vote: Pick<VoteView, 'id' | 'options'>,
  places: readonly number[],
  client_key: string = randomUUID(),
  tokens?: number,
) {
  const option_ids = places.map((place) => vote.options[place - 1]?.id ?? 'none');
  return app.call(
    'PUT /votes/:id/ballot',
    { params: { id: vote.id }, body: { option_ids, client_key, tokens } },
    fan.as,
  );
}

/** Written straight into the tables, with two options: for tests that need many. */
export async function putVote(
  app: TestApp,
  of: { club_id: string; state: 'draft' | 'open' | 'closed'; binding?: boolean },
): Promise<{ id: string; options: string[] }> {
  const { db, clock } = app.platform;
  const id = newId(app.platform);
  const options = [newId(app.platform), newId(app.platform)];
  const now = clock.now();
  const ends = new Date(now.getTime() + DAY_MS);
  // Over no ballots.
  const seal = of.state === 'closed' ? createHash('sha256').update(id).digest('hex') : null;
  await db.query({
    text: `insert into votes (id, club_id, state, title, binding, opens_at, closes_at, created_at, closed_at, voters, seal)
      values ($1, $2, $3, 'Encore?', $4, $5, $6, $5, case when $3 = 'closed' then $5::timestamptz end,
        case when $3 = 'closed' then 0 end, $7)`,
    values: [id, of.club_id, of.state, of.binding ?? false, now, ends, seal],
  });
  await db.query({
    text: `insert into vote_options (id, vote_id, place, label, ballots, weight)
      select o.id, $1, o.place, 'Option ' || o.place, case when $3 then 0 end, case when $3 then 0 end
      from unnest($2::uuid[]) with ordinality as o (id, place)`,
    values: [id, options, of.state === 'closed'],
  });
  return { id, options };
}
