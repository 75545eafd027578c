// Tests requirements over HTTP: doing them, by the server's clock and grading, and editing them.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox, { join_policy: 'requirements' });
});
afterAll(() => app.stop());

const at = (owner_id: string) => ({ owner_kind: 'joining' as const, owner_id });
const reading: RequirementConfig = {
  type: 'CONTENT',
  text: 'The house rules, in short.',
  link: null,
  media_id: null,
  seconds: 30,
};
const form: RequirementConfig = {
  type: 'FORM',
  text: '',
  fields: [
    { key: 'name1', kind: 'text', label: 'Name', help: '', required: true },
    {
      key: 'score1',
      kind: 'scale',
      label: 'How keen',
      help: '',
      required: false,
      steps: 5,
      low_label: '',
      high_label: '',
    },
  ],
};
const quiz: RequirementConfig = {
  type: 'QUIZ',
  text: '',
  questions: [
    {
      key: 'ques1',
      text: 'Which?',
      options: [
        { key: 'goodOption', text: 'This', right: true },
        { key: 'badOption', text: 'That', right: false },
      ],
    },
  ],
  time_s: 60,
  pass_percent: 100,
  tries: 2,
};

async function add(
  to: { id: string; owner: Registered },
  config: RequirementConfig,
  title: string = config.type,
) {
  const input = { params: at(to.id), body: { title, config } };
  return (await app.ok('POST /requirement-lists/:owner_kind/:owner_id/requirements', input, to.owner.as))
    .data;
}
const open = (id: string, fan: Registered) =>
  app.call('POST /requirements/:id/open', { params: { id } }, fan.as);
async function opened(id: string, fan: Registered) {
  return (await app.ok('POST /requirements/:id/open', { params: { id } }, fan.as)).data;
}
type Answer = Parameters<typeof app.ok<'POST /requirements/:id/finish'>>[1]['body']['answer'];
const finish = (id: string, attempt_id: string, answer: Answer, fan: Registered) =>
  app.call('POST /requirements/:id/finish', { params: { id }, body: { attempt_id, answer } }, fan.as);
const list = async (owner: string, fan?: Registered) =>
  (await app.ok('GET /requirement-lists/:owner_kind/:owner_id', { params: at(owner) }, fan?.as)).data;

describe('doing them', () => {
  test('CONTENT takes its seconds by the server’s clock', async () => {
    const place = await foundClub(app, mailbox);
    const { id } = await add(place, reading);
    const fan = await registerVerified(app, mailbox);
    expect((await list(place.handle, fan)).requirements[0]).toMatchObject({ state: 'todo', xp: 50 });
    const attempt = await opened(id, fan);
    expect(attempt.task).toMatchObject({ type: 'CONTENT', text: 'The house rules, in short.' });
    const early = await finish(id, attempt.id, { type: 'CONTENT' }, fan);
    expect(early).toMatchObject({ status: 409, error: { code: 'requirements.too-soon' } });
    app.clock.advance(30_000);
    expect((await opened(id, fan)).id).toBe(attempt.id);
    expect(await finish(id, attempt.id, { type: 'CONTENT' }, fan)).toMatchObject({
      body: { data: { passed: true, all_passed: true } },
    });
    expect(await list(place.id, fan)).toMatchObject({ passed: 1, all_passed: true });
  });

  test('FORM keeps checked answers, which staff reads and exports without formulas', async () => {
    const place = await foundClub(app, mailbox);
    const { id } = await add(place, form, 'About you');
    const fan = await registerVerified(app, mailbox);
    const attempt = await opened(id, fan);
    const send = (answers: Record<string, string | number>) =>
      finish(id, attempt.id, { type: 'FORM', answers }, fan);
    expect(await send({ score1: 9 })).toMatchObject({
      status: 422,
      error: {
        code: 'requirements.answers-not-right',
        details: {
          problems: [
            { key: 'name1', problem: 'missing' },
            { key: 'score1', problem: 'too-large' },
          ],
        },
      },
    });
    expect(await send({ name1: '=cmd()', score1: 4, other1: 'dropped' })).toMatchObject({ ok: true });
    const { data } = await app.ok('GET /requirements/:id/answers', { params: { id } }, place.owner.as);
    expect(data[0]?.answers.map(({ label, text }) => [label, text])).toEqual([
      ['Name', '=cmd()'],
      ['How keen', '4'],
    ]);
    const file = (as: Registered['as']) =>
      fetch(`${app.url}/api/requirements/${id}/answers.csv`, {
        headers: { ...as.headers, authorization: as.token },
      });
    const exported = await file(place.owner.as);
    expect(exported.headers.get('content-disposition')).toBe('attachment; filename="about-you-answers.csv"');
    expect((await exported.text()).split('\r\n')[1]).toMatch(/,'=cmd\(\),4$/);
    expect((await file(fan.as)).status).toBe(403);
    expect((await fetch(`${app.url}/api/requirements/${id}/answers.csv`)).status).toBe(401);
    expect(await app.call('GET /requirements/:id/answers', { params: { id } }, fan.as)).toMatchObject({
      status: 403,
      error: { code: 'clubs.staff-only' },
    });
  });

  test('QUIZ is graded here, by the clock, within its tries, and never sends its answers', async () => {
    const place = await foundClub(app, mailbox);
    const { id } = await add(place, quiz);
    const fan = await registerVerified(app, mailbox);
    const first = await opened(id, fan);
    expect(JSON.stringify(first)).not.toContain('right');
    expect(JSON.stringify(await list(place.id, fan))).not.toContain('goodOption');
    const good = { type: 'QUIZ', answers: { ques1: ['goodOption'] } } as const;
    const bad = { type: 'QUIZ', answers: { ques1: ['badOption'] } } as const;
    expect(await finish(id, first.id, { ...bad, answers: { ques1: ['badOption'] } }, fan)).toMatchObject({
      body: { data: { passed: false, reason: 'below-pass-mark', tries_left: 1, score: { right: 0 } } },
    });
    expect(await finish(id, first.id, { ...good, answers: { ques1: ['goodOption'] } }, fan)).toMatchObject({
      status: 409,
      error: { code: 'requirements.not-opened' },
    });
    const second = await opened(id, fan);
    app.clock.advance(64_000);
    expect(await finish(id, second.id, { ...good, answers: { ques1: ['goodOption'] } }, fan)).toMatchObject({
      body: { data: { passed: false, reason: 'time-over', tries_left: 0 } },
    });
    expect(await open(id, fan)).toMatchObject({ status: 409, error: { code: 'requirements.out-of-tries' } });
    expect((await list(place.id, fan)).requirements[0]?.state).toBe('out-of-tries');
  });

  test('an answer that was on its way when the time ended counts', async () => {
    const place = await foundClub(app, mailbox);
    const { id } = await add(place, quiz);
    const fan = await registerVerified(app, mailbox);
    const attempt = await opened(id, fan);
    app.clock.advance(62_000);
    const good = { type: 'QUIZ' as const, answers: { ques1: ['goodOption'] } };
    expect(await finish(id, attempt.id, good, fan)).toMatchObject({ body: { data: { passed: true } } });
  });

  test('an attempt left open beyond its time is a try when the next begins', async () => {
    const place = await foundClub(app, mailbox);
    const { id } = await add(place, quiz);
    const fan = await registerVerified(app, mailbox);
    const first = await opened(id, fan);
    app.clock.advance(3_600_000);
    const second = await opened(id, fan);
    expect(second.id).not.toBe(first.id);
    expect(second.number).toBe(2);
  });

  test('a change meanwhile makes the attempt void, and is no try', async () => {
    const place = await foundClub(app, mailbox);
    const { id, version } = await add(place, quiz);
    const fan = await registerVerified(app, mailbox);
    const attempt = await opened(id, fan);
    const body = { title: 'New', config: quiz, version };
    await app.ok('PUT /requirements/:id', { params: { id }, body }, place.owner.as);
    const good = { type: 'QUIZ' as const, answers: { ques1: ['goodOption'] } };
    expect(await finish(id, attempt.id, good, fan)).toMatchObject({
      status: 409,
      error: { code: 'requirements.changed' },
    });
    const again = await opened(id, fan);
    expect(again.number).toBe(1);
    expect(await finish(id, again.id, good, fan)).toMatchObject({ body: { data: { passed: true } } });
  });

  test('is for verified guests: neither visitors nor members nor the unverified', async () => {
    const { id } = await add(club, reading);
    const visitor = await app.call('POST /requirements/:id/open', { params: { id } });
    expect(visitor).toMatchObject({ status: 401 });
    expect(await open(id, await registerFan(app))).toMatchObject({
      status: 403,
      error: { code: 'email-not-verified' },
    });
    expect(await open(id, club.owner)).toMatchObject({
      status: 403,
      error: { code: 'requirements.not-attemptable' },
    });
    expect(await open(id, await registerVerified(app, mailbox))).toMatchObject({ ok: true });
  });
});

describe('editing them', () => {
  const editor = async (place: { id: string; owner: Registered }) =>
    (
      await app.ok(
        'GET /requirement-lists/:owner_kind/:owner_id/editor',
        { params: at(place.id) },
        place.owner.as,
      )
    ).data;

  test('adds, reorders with positions from 0, changes and removes', async () => {
    const place = await foundClub(app, mailbox);
    const [a, b, c] = [await add(place, reading), await add(place, form), await add(place, quiz)];
    expect([a, b, c].map((one) => one.position)).toEqual([0, 1, 2]);
    const ids = [c.id, a.id, b.id];
    const order = (given: string[]) =>
      app.call(
        'PUT /requirement-lists/:owner_kind/:owner_id/order',
        { params: at(place.id), body: { ids: given } },
        place.owner.as,
      );
    expect(await order(ids)).toMatchObject({ ok: true });
    expect((await editor(place)).map((one) => one.id)).toEqual(ids);
    expect(await order([a.id, b.id])).toMatchObject({ error: { code: 'requirements.order-not-right' } });
    expect(await order([a.id, a.id, b.id])).toMatchObject({
      error: { code: 'requirements.order-not-right' },
    });
    await app.ok('DELETE /requirements/:id', { params: { id: a.id } }, place.owner.as);
    expect((await editor(place)).map(({ id, position }) => [id, position])).toEqual([
      [c.id, 0],
      [b.id, 1],
    ]);
    expect(
      await app.call('DELETE /requirements/:id', { params: { id: a.id } }, place.owner.as),
    ).toMatchObject({
      status: 404,
    });
  });

  test('notices another editor’s change, another type, and what cannot be passed', async () => {
    const place = await foundClub(app, mailbox);
    const { id, version } = await add(place, form);
    const put = (config: RequirementConfig, of = version) =>
      app.call(
        'PUT /requirements/:id',
        { params: { id }, body: { title: 'T', config, version: of } },
        place.owner.as,
      );
    expect(await put(form)).toMatchObject({ ok: true, body: { data: { version: 2 } } });
    expect(await put(form)).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(await put(quiz, 2)).toMatchObject({ error: { code: 'requirements.wrong-type' } });
    const hopeless = { ...quiz, questions: [] };
    expect(await put(hopeless as never, 2)).toMatchObject({ status: 400 });
    const empty = await app.call(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      { params: at(place.id), body: { title: 'T', config: { ...reading, text: '' } as RequirementConfig } },
      place.owner.as,
    );
    expect(empty).toMatchObject({ status: 422, error: { code: 'requirements.config-not-right' } });
  });

  test('ten are the most', async () => {
    const place = await foundClub(app, mailbox);
    for (let n = 0; n < 10; n += 1) await add(place, reading);
    const eleventh = await app.call(
      'POST /requirement-lists/:owner_kind/:owner_id/requirements',
      { params: at(place.id), body: { title: 'T', config: reading } },
      place.owner.as,
    );
    expect(eleventh).toMatchObject({ status: 422, error: { code: 'requirements.list-full' } });
  });

  test('is for staff', async () => {
    const fan = await registerVerified(app, mailbox);
    const { id } = await add(club, reading);
    const staffOnly = { status: 403, error: { code: 'clubs.staff-only' } };
    const params = at(club.id);
    expect(
      await app.call('GET /requirement-lists/:owner_kind/:owner_id/editor', { params }, fan.as),
    ).toMatchObject(staffOnly);
    expect(await app.call('DELETE /requirements/:id', { params: { id } }, fan.as)).toMatchObject(staffOnly);
  });
});
