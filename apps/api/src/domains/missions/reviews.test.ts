// Tests reviews over HTTP: what a fan hands in waits for the club, is accepted or refused with a reason, and is never lost.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { type MissionClub, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, publishedMission, reading } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import {
  decide,
  eraseAttemptsOf,
  escalateNow,
  following,
  PROOF,
  sendProof,
  waitingReviews,
} from '#app/testing/reviews.ts';
import { runJob } from '#app/testing/run-job.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';
import { auditMissions } from './audit.store.ts';
import { missions } from './domain.ts';
import { jobs } from './jobs.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { fanOf, view, xpOf } = missionCalls(() => ({ app, mailbox }));

/** The queue is in the order of time. */
async function sendInTurn(step: string | undefined, fan: Pick<Registered, 'as'>): Promise<void> {
  await sendProof(app, step ?? '', fan);
  app.clock.advance(1000);
}
const queue = (club: MissionClub, as = club.owner.as) => waitingReviews(app, club.id, as);
const oneWaiting = async (club: MissionClub) => (await queue(club))[0]?.id ?? '';
const run = async (name: string) => {
  const job = jobs.find((one) => one.name === name);
  if (job !== undefined) await runJob(app.platform, job);
};
const clean = async () => expect(await auditMissions(app.platform.db)).toEqual([]);

describe('a submission', () => {
  test('is in review for the fan and waits in the queue; accepted, the step is passed and the reward given', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
    const rewards = [{ kind: 'item' as const, design_id, total: 3 }];
    const { id, steps } = await publishedMission(app, club, { steps: [following], rewards });
    const sent = await sendProof(app, steps[0] ?? '', fan, { link: PROOF, note: 'It’s me' });
    expect(sent).toMatchObject({ ok: true, body: { data: { passed: false, in_review: true } } });
    expect(await view(id, fan)).toMatchObject({
      mine: { state: 'submitted', next: null },
      requirements: [{ state: 'review', refusal: null }],
    });
    const [record] = await queue(club);
    expect(record).toMatchObject({
      state: 'waiting',
      user: { id: fan.id },
      owner: { kind: 'mission', id, title: 'Soundcheck' },
      requirement: { title: 'Step 1', summary: { type: 'SOCIAL', network: 'instagram', act: 'follow' } },
      proof: { link: PROOF, picture: null, note: 'It’s me' },
      decided_at: null,
      own: false,
    });
    const again = await app.call('POST /requirements/:id/open', { params: { id: steps[0] ?? '' } }, fan.as);
    expect(again).toMatchObject({ ok: false, error: { code: 'requirements.in-review' } });
    expect(await xpOf(club, fan)).toBe(0);
    expect(await decide(app, club.id, club.owner.as, [record?.id ?? ''])).toEqual([
      { id: record?.id, decided: true, error: null },
    ]);
    expect(await xpOf(club, fan)).toBe(50);
    // The phone it was handed in on is the one that gets the reward: no claim is needed.
    expect(await view(id, fan)).toMatchObject({
      mine: { state: 'claimed', reward_wait: null },
      requirements: [{ state: 'passed' }],
    });
    const { rows } = await app.platform.db.query({
      text: 'select holder_id from items where design_id = $1 and holder_id = $2',
      values: [design_id, fan.id],
    });
    expect(rows).toHaveLength(1);
    expect(await queue(club)).toEqual([]);
    await clean();
  });

  test('refused, the fan reads why and can try again', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, { steps: [following] });
    await sendProof(app, steps[0] ?? '', fan);
    await decide(app, club.id, club.owner.as, [await oneWaiting(club)], 'This is another account.');
    expect(await view(id, fan)).toMatchObject({
      mine: { state: 'rejected', next: { id: steps[0] } },
      requirements: [{ state: 'todo', refusal: 'This is another account.' }],
    });
    expect(await xpOf(club, fan)).toBe(0);
    // The decisions are listed newest first: they must not share a moment.
    app.clock.advance(1000);
    const second = await sendProof(app, steps[0] ?? '', fan, { link: 'https://www.instagram.com/me' });
    expect(second).toMatchObject({ ok: true, body: { data: { in_review: true } } });
    await decide(app, club.id, club.owner.as, [await oneWaiting(club)]);
    expect(await view(id, fan)).toMatchObject({
      mine: { state: 'claimed' },
      requirements: [{ state: 'passed' }],
    });
    const { data } = await app.ok(
      'GET /clubs/:id/reviews',
      { params: { id: club.id }, query: { tab: 'decided' } },
      club.owner.as,
    );
    expect(data.map(({ state, reason, decided_by }) => [state, reason, decided_by?.id])).toEqual([
      ['accepted', null, club.owner.id],
      ['refused', 'This is another account.', club.owner.id],
    ]);
    const log = await app.ok('GET /clubs/:id/deeds', { params: { id: club.id }, query: {} }, club.owner.as);
    expect(log.data.map(({ deed }) => deed)).toEqual(
      expect.arrayContaining(['requirements.submission-accepted', 'requirements.submission-refused']),
    );
  });

  test('with a picture shows it to the club’s staff, and needs what the step asks for', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const other = await fanOf(club);
    const { steps } = await publishedMission(app, club, { steps: [{ ...following, proof: 'picture' }] });
    const step = steps[0] ?? '';
    const problemsOf = async (proof: Parameters<typeof sendProof>[3]) => {
      const refused = await sendProof(app, step, fan, proof);
      return refused.ok ? [] : refused.error.details;
    };
    const missing = { problems: [{ key: 'picture', problem: 'missing' }] };
    expect(await problemsOf({ link: PROOF })).toEqual(missing);
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a04' } })
      .png()
      .toBuffer();
    const media_id = await upload(app, { as: fan.as, bytes, type: 'image/png', name: 'proof.png' });
    const state = async () =>
      (await app.ok('GET /media/:id', { params: { id: media_id } }, fan.as)).data.state;
    await expect.poll(state, { timeout: 10_000, interval: 30 }).toBe('ready');
    expect(await problemsOf({ media_id, link: 'javascript:alert(1)' })).toEqual({
      problems: [{ key: 'link', problem: 'wrong-kind' }],
    });
    expect(await problemsOf({ media_id, link: 'https://me:secret@instagram.com/x' })).toEqual({
      problems: [{ key: 'link', problem: 'wrong-kind' }],
    });
    const stolen = await sendProof(app, step, other, { media_id });
    expect(stolen).toMatchObject({
      ok: false,
      error: { details: { problems: [{ key: 'picture', problem: 'file-not-ready' }] } },
    });
    expect(await sendProof(app, step, fan, { media_id })).toMatchObject({ ok: true });
    const [record] = await queue(club);
    expect(record?.proof.picture).toMatchObject({ id: media_id, kind: 'picture', width: 64 });
    const address = record?.proof.picture?.large_url ?? '';
    expect((await fetch(new URL(address, `${app.url}/`))).status).toBe(200);
    const used = async () =>
      (await app.platform.db.query({ text: 'select used_kind from media where id = $1', values: [media_id] }))
        .rows;
    expect(await used()).toEqual([{ used_kind: 'requirement-answer' }]);
    await eraseAttemptsOf(app, fan.id);
    expect(await used()).toEqual([{ used_kind: null }]);
    expect(await queue(club)).toEqual([]);
  });

  test('of one step leaves the rest to do: accepted, the round goes on', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, { steps: [following, following, reading] });
    await sendInTurn(steps[0], fan);
    await sendInTurn(steps[1], fan);
    const [first, second] = await queue(club);
    await decide(app, club.id, club.owner.as, [first?.id ?? '']);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'submitted', passed: 1 });
    await decide(app, club.id, club.owner.as, [second?.id ?? '']);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'started', passed: 2 });
    await doStep(app, steps[2] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', passed: 3 });
  });

  test('is never decided by whoever handed it in, and only in the club it belongs to', async () => {
    const club = await foundClub(app, mailbox);
    const elsewhere = await foundClub(app, mailbox);
    const { steps } = await publishedMission(app, club, { steps: [following] });
    await sendProof(app, steps[0] ?? '', club.owner);
    const [record] = await queue(club);
    expect(record?.own).toBe(true);
    const id = record?.id ?? '';
    expect(await decide(app, club.id, club.owner.as, [id])).toMatchObject([
      { decided: false, error: { code: 'requirements.own-submission' } },
    ]);
    expect(await decide(app, elsewhere.id, elsewhere.owner.as, [id])).toMatchObject([
      { decided: false, error: { code: 'requirements.review-not-found' } },
    ]);
  });
});

describe('while the club looks at something', () => {
  const timed = { finish_within_h: 2, steps: [following, following, reading] };

  test('nobody runs out of time, and with the answer their own hours begin anew', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, timed);
    await sendInTurn(steps[0], fan);
    await sendInTurn(steps[1], fan);
    app.clock.advance(48 * HOUR_MS);
    await run('missions.expire');
    expect((await view(id, fan)).mine).toMatchObject({ state: 'submitted' });
    const [first, second] = await queue(club);
    await decide(app, club.id, club.owner.as, [first?.id ?? ''], 'Not you.');
    await run('missions.expire');
    expect((await view(id, fan)).mine).toMatchObject({ state: 'submitted' });
    await decide(app, club.id, club.owner.as, [second?.id ?? '']);
    await run('missions.expire');
    const due_at = new Date(app.clock.now().getTime() + 2 * HOUR_MS).toISOString();
    expect((await view(id, fan)).mine).toMatchObject({ state: 'started', due_at });
    app.clock.advance(3 * HOUR_MS);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'expired' });
    await run('missions.expire');
    await clean();
  });

  test('a step that is removed leaves nobody waiting for ever', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const { id, steps } = await publishedMission(app, club, { steps: [following, reading], slots: 1 });
    await sendInTurn(steps[0], fan);
    await app.ok('POST /missions/:id/pause', { params: { id } }, club.owner.as);
    await app.ok('DELETE /requirements/:id', { params: { id: steps[0] ?? '' } }, club.owner.as);
    await app.ok('POST /missions/:id/publish', { params: { id } }, club.owner.as);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'started', passed: 0 });
    await doStep(app, steps[1] ?? '', fan);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', passed: 1 });
    await clean();
  });

  test('what the owner tries out is not brought before them', async () => {
    const club = await foundClub(app, mailbox);
    const { steps } = await publishedMission(app, club, { steps: [following] });
    await sendProof(app, steps[0] ?? '', club.owner);
    const before = mailbox.to(club.owner.email).length;
    app.clock.advance(73 * HOUR_MS);
    await escalateNow(app);
    expect(mailbox.to(club.owner.email)).toHaveLength(before);
  });
});

describe('what was handed in in time', () => {
  test('counts after the mission has ended: what was left of the reward is kept for it', async () => {
    const club = await foundClub(app, mailbox);
    const [fan, late] = [await fanOf(club), await fanOf(club)];
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
    const rewards = [{ kind: 'item' as const, design_id, total: 2 }];
    const closes_at = new Date(app.clock.now().getTime() + HOUR_MS).toISOString();
    const { id, steps } = await publishedMission(app, club, {
      steps: [following],
      rewards,
      closes_at,
      slots: 2,
    });
    await sendInTurn(steps[0], fan);
    await sendInTurn(steps[0], late);
    app.clock.advance(2 * HOUR_MS);
    await run('missions.end');
    await run('missions.expire');
    await clean();
    const [first, second] = await queue(club);
    await decide(app, club.id, club.owner.as, [first?.id ?? '']);
    expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', reward_wait: null });
    await decide(app, club.id, club.owner.as, [second?.id ?? ''], 'Not you.');
    expect(await view(id, late)).toMatchObject({
      mine: { state: 'expired' },
      requirements: [{ refusal: 'Not you.' }],
    });
    const held = await app.platform.db.query({
      text: `select state, place_kind, holder_id is not null as held from items where design_id = $1 order by 1, 3`,
      values: [design_id],
    });
    // One is the fan's; the other is in the club's hand again.
    expect(held.rows).toEqual([
      { state: 'held', place_kind: null, held: false },
      { state: 'held', place_kind: null, held: true },
    ]);
    await clean();
  });

  test('and is kept for somebody who leaves for good is the club’s again', async () => {
    const club = await foundClub(app, mailbox);
    const fan = await fanOf(club);
    const design_id = await putDesign(app, { club_id: club.id, edition_size: 5 });
    const rewards = [{ kind: 'item' as const, design_id, total: 1 }];
    const { id, steps } = await publishedMission(app, club, { steps: [following], rewards });
    await sendProof(app, steps[0] ?? '', fan);
    await app.ok('POST /missions/:id/end', { params: { id } }, club.owner.as);
    await app.platform.db.transaction(async (tx) => missions.eraseUser?.(tx, fan.id, app.platform));
    const { rows } = await app.platform.db.query({
      text: 'select state, holder_id from items where design_id = $1',
      values: [design_id],
    });
    expect(rows).toEqual([{ state: 'held', holder_id: null }]);
    await clean();
  });
});
