import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import {
  decide,
  escalateNow,
  following,
  sendProof,
  settleRequirements,
  waitingReviews,
} from '#app/testing/reviews.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { fanOf, xpOf } = missionCalls(() => ({ app, mailbox }));

/** The queue is in the order of time. */
async function sendInTurn(step: string | undefined, fan: Pick<Registered, 'as'>): Promise<void> {
  await sendProof(app, step ?? '', fan);
  app.clock.advance(1000);
}
const queue = (club: MissionClub, as = club.owner.as) => waitingReviews(app, club.id, as);
const oneWaiting = async (club: MissionClub) => (await queue(club))[0]?.id ?? '';

describe('the queue', () => {
  test('is paged oldest first, filtered by mission, counted, and read in a fixed number of queries', async () => {
    const club = await foundClub(app, mailbox);
    const [one, two] = [
      await publishedMission(app, club, { title: 'One', steps: [following] }),
      await publishedMission(app, club, { title: 'Two', steps: [following] }),
    ];
    const fans = [await fanOf(club), await fanOf(club), await fanOf(club)];
    for (const fan of fans) await sendInTurn(one.steps[0], fan);
    await sendProof(app, two.steps[0] ?? '', fans[0] as Registered);
    const page = (query: { cursor?: string; limit?: number; owner_id?: string }) =>
      app.ok('GET /clubs/:id/reviews', { params: { id: club.id }, query }, club.owner.as);
    const first = await page({ limit: 3 });
    expect(first.data.map(({ user }) => user.id)).toEqual(fans.map(({ id }) => id));
    const rest = await page({ limit: 3, cursor: first.next_cursor ?? '' });
    expect(rest).toMatchObject({ data: [{ owner: { title: 'Two' } }], next_cursor: null });
    expect((await page({ owner_id: two.id })).data).toHaveLength(1);
    expect((await page({ owner_id: 'nonsense' })).data).toHaveLength(0);
    const counts = await app.ok('GET /clubs/:id/reviews/counts', { params: { id: club.id } }, club.owner.as);
    expect(counts.data).toEqual({
      waiting: 4,
      escalated: 0,
      owners: [
        { kind: 'mission', id: one.id, title: 'One', waiting: 3 },
        { kind: 'mission', id: two.id, title: 'Two', waiting: 1 },
      ],
    });
    const few = await countQueries(() => page({ limit: 1 }));
    const many = await countQueries(() => page({ limit: 4 }));
    expect(many.queries).toHaveLength(few.queries.length);
  });

  test('decides several at once, each on its own, and says how each went', async () => {
    const club = await foundClub(app, mailbox);
    const { steps } = await publishedMission(app, club, { steps: [following] });
    const fans = [await fanOf(club), await fanOf(club)];
    for (const fan of fans) await sendInTurn(steps[0], fan);
    await sendInTurn(steps[0], club.owner);
    const ids = (await queue(club)).map(({ id }) => id);
    const outcomes = await decide(app, club.id, club.owner.as, [...ids, 'made-up']);
    expect(outcomes.map(({ decided, error }) => error?.code ?? decided)).toEqual([
      true,
      true,
      'requirements.own-submission',
      'requirements.review-not-found',
    ]);
    for (const fan of fans) expect(await xpOf(club, fan)).toBe(50);
    // Sent again, the same answer stays; another one is refused.
    expect(await decide(app, club.id, club.owner.as, ids.slice(0, 1))).toMatchObject([{ decided: true }]);
    expect(await decide(app, club.id, club.owner.as, ids.slice(0, 1), 'No.')).toMatchObject([
      { decided: false, error: { code: 'requirements.already-decided' } },
    ]);
    expect(await xpOf(club, fans[0] as Registered)).toBe(50);
  });

  test('brings what nobody answered for 72 hours before the owner, with one letter', async () => {
    const club = await foundClub(app, mailbox);
    const { steps } = await publishedMission(app, club, { steps: [following] });
    const fans = [await fanOf(club), await fanOf(club)];
    for (const fan of fans) await sendInTurn(steps[0], fan);
    const letters = () =>
      mailbox.to(club.owner.email).filter(({ subject }) => /waiting for a review/.test(subject));
    app.clock.advance(71 * HOUR_MS);
    await escalateNow(app);
    expect([(await queue(club))[0]?.state, letters().length]).toEqual(['waiting', 0]);
    app.clock.advance(2 * HOUR_MS);
    // The first look says so, before the job has run.
    expect((await queue(club)).map(({ state }) => state)).toEqual(['escalated', 'escalated']);
    const counts = await app.ok('GET /clubs/:id/reviews/counts', { params: { id: club.id } }, club.owner.as);
    expect(counts.data).toMatchObject({ waiting: 2, escalated: 2 });
    await escalateNow(app);
    await escalateNow(app);
    expect(letters()).toHaveLength(1);
    expect(letters()[0]?.text).toContain('2 submissions have waited for more than 72 hours');
    await decide(app, club.id, club.owner.as, [await oneWaiting(club)]);
    expect(await xpOf(club, fans[0] as Registered)).toBe(50);
  });

  test('loses what was asked with its step, and everything with its club', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, { steps: [following, reading] });
    await sendProof(app, steps[0] ?? '', fan);
    await app.ok('POST /missions/:id/pause', { params: { id } }, club.owner.as);
    await app.ok('DELETE /requirements/:id', { params: { id: steps[0] ?? '' } }, club.owner.as);
    expect(await queue(club)).toEqual([]);
    const other = await publishedMission(app, club, { steps: [following] });
    await sendProof(app, other.steps[0] ?? '', fan);
    await settleRequirements(app, club.id);
    const { rows } = await app.platform.db.query({
      text: 'select id from requirement_reviews where club_id = $1',
      values: [club.id],
    });
    expect(rows).toEqual([]);
  });
});
