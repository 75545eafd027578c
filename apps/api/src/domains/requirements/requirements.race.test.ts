// Tests that two phones at once make one attempt and one pass, with real commits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { finishRequirement } from './actions/finish-requirement.ts';
import { openRequirement } from './actions/open-requirement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test('ten phones open one attempt, and finishing it ten times passes it once', async () => {
  const club = await foundClub(app, openMailbox(app), { join_policy: 'requirements' });
  const config = { type: 'CONTENT' as const, text: 'Read', link: null, media_id: null, seconds: 5 };
  const params = { owner_kind: 'joining' as const, owner_id: club.id };
  const { data } = await app.ok(
    'POST /requirement-lists/:owner_kind/:owner_id/requirements',
    { params, body: { title: 'Read', config } },
    club.owner.as,
  );
  const [fan] = await manyActors(app, 1);
  if (fan === undefined) throw new Error('nobody');
  const phones = Array.from({ length: 10 }, (_, at) => at);
  const attempts = await Promise.all(phones.map(() => openRequirement(app.platform, fan, data.id)));
  const ids = new Set(attempts.map((attempt) => attempt.id));
  expect(ids.size).toBe(1);
  app.clock.advance(5000);
  const [attempt_id = ''] = ids;
  const handedIn = { attempt_id, answer: { type: 'CONTENT' as const } };
  const outcomes = await Promise.all(
    phones.map(() => finishRequirement(app.platform, fan, data.id, handedIn)),
  );
  expect(outcomes.every((outcome) => outcome.passed && outcome.all_passed)).toBe(true);
  const { rows } = await app.platform.db.query<{ tries: number; passes: number; told: number }>({
    text: `select (select tries from requirement_progress) as tries,
                  (select count(*) from requirement_attempts where state = 'passed') as passes,
                  (select count(*) from outbox_events where name = 'requirements.all-passed') as told`,
  });
  expect(rows[0]).toEqual({ tries: 1, passes: 1, told: 1 });
});
