// Tests when those who run a club hear that a binding vote waits for their answer: at its end, three days before, afterwards, once each.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openedVote, tellOverdueAnswers } from '#app/testing/votes.ts';
import { makeWorld, type Stage, type World } from '#app/testing/world.ts';
import { remindOfAnswers } from './answers-due.ts';
import { inboxOf } from './testing/inbox.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let world: World;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  world = await makeWorld(app);
});
beforeEach(async () => {
  stage = await world.stage({ role: 'owner', visibility: 'public', fresh: true });
});
afterAll(() => app.stop());

/** The latest first. */
const told = async () =>
  (await inboxOf(app, stage.owner.as)).flatMap((entry) =>
    entry.kind === 'vote-answer-due' ? [entry.payload.moment] : [],
  );
async function closed(binding: boolean): Promise<string> {
  const club = { id: stage.club.id, owner: stage.owner };
  const { id } = await openedVote(app, club as never, { binding });
  await app.ok('POST /votes/:id/close', { params: { id } }, stage.owner.as);
  return id;
}
const soon = (moments: string[]) => vi.waitFor(async () => expect(await told()).toEqual(moments), 20_000);
async function remind(): Promise<void> {
  await runJob(app.platform, remindOfAnswers);
  await tellOverdueAnswers(app);
}

test('at the end of a binding vote, three days before the answer is due, and once it is overdue', async () => {
  const id = await closed(true);
  await closed(false);
  await soon(['closed']);
  app.clock.advance(10 * DAY_MS);
  await remind();
  expect(await told()).toEqual(['closed']);
  // The server was down when the third day before began.
  app.clock.advance(2 * DAY_MS);
  await remind();
  await remind();
  await soon(['soon', 'closed']);
  app.clock.advance(3 * DAY_MS);
  await remind();
  await remind();
  await soon(['overdue', 'soon', 'closed']);
  await app.ok(
    'POST /votes/:id/answer',
    { params: { id }, body: { text: 'We will.' } } as never,
    stage.owner.as,
  );
  await soon([]);
}, 90_000);
