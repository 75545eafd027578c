// Tests that two phones at once make one attempt and one pass, and that what follows from a whole list happens once, with real commits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { removeRequirement } from './actions/edit-requirements.ts';
import { finishRequirement } from './actions/finish-requirement.ts';
import { openRequirement } from './actions/open-requirement.ts';
import { satisfyShortened } from './jobs.ts';
import { requirementOwners } from './public/requirement-owners.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

const config = { type: 'CONTENT' as const, text: 'Read', link: null, media_id: null, seconds: 5 };
const answer = { type: 'CONTENT' as const };

/** A club that asks for so many things to be read. */
async function asking(count: number) {
  const club = await foundClub(app, openMailbox(app), { join_policy: 'requirements' });
  const params = { owner_kind: 'joining' as const, owner_id: club.id };
  const add = async (title: string) => {
    const given = { params, body: { title, config } };
    return (await app.ok('POST /requirement-lists/:owner_kind/:owner_id/requirements', given, club.owner.as))
      .data.id;
  };
  const ids: string[] = [];
  while (ids.length < count) ids.push(await add(`Read ${ids.length + 1}`));
  const remove = (id: string) => app.ok('DELETE /requirements/:id', { params: { id } }, club.owner.as);
  return { club, ids, add, remove };
}

/** Opens all of these now; what comes back finishes one of them. */
async function opened(fan: SignedIn, ids: readonly string[]) {
  const attempts = new Map<string, string>();
  for (const id of ids) attempts.set(id, (await openRequirement(app.platform, fan, id)).id);
  return (id: string) =>
    finishRequirement(app.platform, fan, id, {
      attempt_id: attempts.get(id) ?? '',
      answer,
      device: () => null,
    });
}

/** How often each person was said to have passed the whole list. */
async function satisfied(club: { id: string }): Promise<Record<string, number>> {
  const { rows } = await app.platform.db.query<{ user_id: string; times: number }>({
    text: `select payload ->> 'user_id' as user_id, count(*)::int as times from outbox_events
           where name = 'requirements.all-passed' and payload ->> 'club_id' = $1 group by 1`,
    values: [club.id],
  });
  return Object.fromEntries(rows.map(({ user_id, times }) => [user_id, times]));
}
const once = (fans: readonly SignedIn[]) => Object.fromEntries(fans.map(({ user_id }) => [user_id, 1]));

test('ten phones open one attempt, and finishing it ten times passes it once', async () => {
  const {
    ids: [id = ''],
  } = await asking(1);
  const [fan] = await manyActors(app, 1);
  if (fan === undefined) throw new Error('nobody');
  const phones = Array.from({ length: 10 }, (_, at) => at);
  const attempts = await Promise.all(phones.map(() => openRequirement(app.platform, fan, id)));
  const made = new Set(attempts.map((attempt) => attempt.id));
  expect(made.size).toBe(1);
  app.clock.advance(5000);
  const [attempt_id = ''] = made;
  const handedIn = { attempt_id, answer, device: () => null };
  const outcomes = await Promise.all(phones.map(() => finishRequirement(app.platform, fan, id, handedIn)));
  expect(outcomes.every((outcome) => outcome.passed && outcome.all_passed)).toBe(true);
  const { rows } = await app.platform.db.query<{ tries: number; passes: number; told: number }>({
    text: `select (select tries from requirement_progress) as tries,
                  (select count(*) from requirement_attempts where state = 'passed') as passes,
                  (select count(*) from outbox_events where name = 'requirements.all-passed') as told`,
  });
  expect(rows[0]).toEqual({ tries: 1, passes: 1, told: 1 });
});

test('the last two requirements finished at the same moment: what follows happens once for each fan', async () => {
  const { club, ids } = await asking(2);
  const fans = await manyActors(app, 24);
  const finishers = await Promise.all(fans.map((fan) => opened(fan, ids)));
  app.clock.advance(5000);
  await Promise.all(finishers.flatMap((finish) => ids.map(finish)));
  expect(await satisfied(club)).toEqual(once(fans));
});

test('removing the only missing requirement counts those who have passed the others, once', async () => {
  const { club, ids, add, remove } = await asking(3);
  const [first = '', second = '', third = ''] = ids;
  const [all, others, one] = (await manyActors(app, 3)) as [SignedIn, SignedIn, SignedIn];
  const finish = new Map<SignedIn, Awaited<ReturnType<typeof opened>>>();
  for (const fan of [all, others, one]) finish.set(fan, await opened(fan, ids));
  app.clock.advance(5000);
  for (const id of ids) await finish.get(all)?.(id);
  for (const id of [first, second]) await finish.get(others)?.(id);
  await finish.get(one)?.(first);
  expect(await satisfied(club)).toEqual(once([all]));
  await remove(third);
  await expect.poll(() => satisfied(club)).toEqual(once([all, others]));
  // Asking for more and thinking better of it tells nobody anything new.
  const fourth = await add('Read 4');
  await remove(fourth);
  await remove(second);
  await expect.poll(() => satisfied(club)).toEqual(once([all, others, one]));
  await remove(first);
  expect(await satisfied(club)).toEqual(once([all, others, one]));
});

test('fans who finish while the missing one is removed are counted once, and none is lost', async () => {
  const { club, ids } = await asking(3);
  const [first = '', second = '', third = ''] = ids;
  const fans = await manyActors(app, 24);
  const finishers = await Promise.all(fans.map((fan) => opened(fan, ids)));
  app.clock.advance(5000);
  await Promise.all(finishers.map((finish) => finish(first)));
  const staff = { ...(fans[0] as SignedIn), user_id: club.owner.id };
  await Promise.all([
    ...finishers.slice(0, 12).map((finish) => finish(second)),
    removeRequirement(app.platform, staff, third),
    ...finishers.slice(12).map((finish) => finish(second)),
  ]);
  await expect.poll(() => satisfied(club)).toEqual(once(fans));
});

test('a crowd is counted in batches; one for whom it fails holds up nobody, and is tried again', async () => {
  const { club, ids } = await asking(1);
  const fans = await manyActors(app, 105);
  await app.platform.db.query({
    text: `insert into requirement_progress (requirement_id, user_id, tries, passed_at)
           select $1, user_id, 1, now() from unnest($2::uuid[]) as fan (user_id)`,
    values: [ids[0], fans.map(({ user_id }) => user_id)],
  });
  const { joining } = requirementOwners.read();
  const { onSatisfied } = joining;
  const [unlucky] = fans.map(({ user_id }) => user_id).toSorted();
  joining.onSatisfied = async (platform, tx, done) => {
    if (done.user_id === unlucky) throw new Error('not this one');
    return onSatisfied(platform, tx, done);
  };
  const work = { kind: 'joining', id: club.id, after: '00000000-0000-0000-0000-000000000000' };
  const run = () => satisfyShortened.run(app.platform, work, new AbortController().signal);
  try {
    await expect(run()).rejects.toThrow('1 of 100 failed');
    const others = fans.filter(({ user_id }) => user_id !== unlucky);
    await expect.poll(() => satisfied(club), { timeout: 20_000 }).toEqual(once(others));
  } finally {
    joining.onSatisfied = onSatisfied;
  }
  await run();
  expect(await satisfied(club)).toEqual(once(fans));
});
