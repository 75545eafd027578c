// Tests codes on site over HTTP: shown to staff alone, used once, and every refusal with its own reason.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { answerStep, codeOf, codeStep, hall, standing } from '#app/testing/site.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

type Config = Partial<typeof codeStep>;

async function siteOf(config: Config = {}, draft: Parameters<typeof publishedMission>[2] = {}) {
  const club = await foundClub(app, mailbox);
  const { id, steps } = await publishedMission(app, club, { steps: [{ ...codeStep, ...config }], ...draft });
  const step = steps[0] ?? '';
  return { club, id, step, code: () => codeOf(app, step, club.owner) };
}
const fanOf = ({ club }: { club: { id: string } }) => joinedMember(app, mailbox, club.id);
const handIn = (step: string, fan: Registered, code: string, position?: ReturnType<typeof standing>) =>
  answerStep(app, step, fan, { type: 'QRCODE', code, ...(position === undefined ? {} : { position }) });
const later = (seconds: number) => app.clock.set(new Date(app.clock.now().getTime() + seconds * 1000));

describe('a fixed code', () => {
  test('passes once for each fan, scanned as an address or typed with gaps', async () => {
    const site = await siteOf();
    const [scans, types] = [await fanOf(site), await fanOf(site)];
    const code = await site.code();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
    const shown = (
      await app.ok('GET /requirements/:id/code', { params: { id: site.step } }, site.club.owner.as)
    ).data;
    expect(new URL(shown.url).pathname).toBe(`/club/play-mission/${site.id}`);
    expect(await handIn(site.step, scans, shown.url)).toEqual({ passed: true });
    const typed = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase();
    expect(await handIn(site.step, types, typed)).toEqual({ passed: true });
    const params = { id: site.step };
    expect((await app.ok('GET /requirements/:id/code', { params }, site.club.owner.as)).data.uses).toBe(2);
  });

  test('wrong, of another step, or made anew meanwhile is refused, and nothing counts as a try', async () => {
    const [site, other] = [await siteOf(), await siteOf()];
    const fan = await fanOf(site);
    const code = await site.code();
    const wrong = `${code.slice(0, 9)}${code.endsWith('2') ? '3' : '2'}`;
    expect(await handIn(site.step, fan, wrong)).toMatchObject({ code: 'requirements.code-wrong' });
    expect(await handIn(site.step, fan, 'hello')).toMatchObject({ code: 'requirements.code-wrong' });
    const foreign = await other.code();
    expect(await handIn(site.step, fan, foreign)).toMatchObject({ code: 'requirements.code-foreign' });
    const renewed = await app.ok(
      'POST /requirements/:id/code',
      { params: { id: site.step } },
      site.club.owner.as,
    );
    expect(renewed.data.code).not.toBe(code);
    expect(renewed.data.version).toBe(2);
    expect(await handIn(site.step, fan, code)).toMatchObject({ code: 'requirements.code-expired' });
    expect(await handIn(site.step, fan, renewed.data.code)).toEqual({ passed: true });
    const { rows } = await app.platform.db.query<{ tries: number }>({
      text: 'select tries from requirement_progress where requirement_id = $1',
      values: [site.step],
    });
    expect(rows).toEqual([{ tries: 1 }]);
    const log = await app.ok('GET /clubs/:id/deeds', { params: { id: site.club.id } }, site.club.owner.as);
    expect(log.data.map(({ deed }) => deed)).toContain('requirements.code-renewed');
  });

  test('with every use gone is refused, and says so before it is scanned', async () => {
    const site = await siteOf({ uses: 1 });
    const [first, second] = [await fanOf(site), await fanOf(site)];
    const code = await site.code();
    expect(await handIn(site.step, first, code)).toEqual({ passed: true });
    expect(await handIn(site.step, second, code)).toMatchObject({ code: 'requirements.code-uses-gone' });
    const opened = await app.ok('POST /requirements/:id/open', { params: { id: site.step } }, second.as);
    expect(opened.data.task).toMatchObject({ type: 'QRCODE', gone: true });
  });

  test('is guessed ten times in ten minutes, and then not even the right one is looked at', async () => {
    const site = await siteOf();
    const fan = await fanOf(site);
    for (let tried = 0; tried < 10; tried += 1)
      expect(await handIn(site.step, fan, 'K7QM2P4X9R')).toMatchObject({ code: 'requirements.code-wrong' });
    const code = await site.code();
    expect(await handIn(site.step, fan, code)).toMatchObject({ code: 'requirements.code-too-many' });
    expect(await handIn(site.step, await fanOf(site), code)).toEqual({ passed: true });
  });

  test('sent again after it passed answers as before, however often, and is no try', async () => {
    const site = await siteOf();
    const fan = await fanOf(site);
    const params = { id: site.step };
    const { data } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
    const body = { attempt_id: data.id, answer: { type: 'QRCODE' as const, code: await site.code() } };
    for (let sent = 0; sent < 12; sent += 1) {
      const answered = await app.call('POST /requirements/:id/finish', { params, body }, fan.as);
      expect(answered.ok && answered.body.data).toMatchObject({ passed: true, all_passed: true });
    }
  });

  test('is a sheet to print, as PDF with its own fonts', async () => {
    const site = await siteOf();
    const address = `${app.url}/api/requirements/${site.step}/code.pdf`;
    const headers = { authorization: site.club.owner.as.token ?? '' };
    const sheet = await fetch(address, { headers });
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await sheet.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    for (const font of ['Anybody', 'InstrumentSans', 'MartianMono'])
      expect(bytes.includes(font), font).toBe(true);
    const fan = await fanOf(site);
    expect((await fetch(address, { headers: { authorization: fan.as.token ?? '' } })).status).toBe(403);
  });
});

describe('a rotating code', () => {
  test('counts in its half minute and the next, then has expired', async () => {
    const site = await siteOf({ mode: 'rotating' });
    const [first, second, third] = [await fanOf(site), await fanOf(site), await fanOf(site)];
    app.clock.set('2026-11-15T12:00:05Z');
    const code = await site.code();
    expect(await handIn(site.step, first, code)).toEqual({ passed: true });
    later(50);
    expect(await site.code()).not.toBe(code);
    expect(await handIn(site.step, second, code)).toEqual({ passed: true });
    later(10);
    expect(await handIn(site.step, third, code)).toMatchObject({ code: 'requirements.code-expired' });
    const sheet = await app.call(
      'GET /requirements/:id/code.pdf',
      { params: { id: site.step } },
      site.club.owner.as,
    );
    expect(sheet).toMatchObject({ ok: false, error: { code: 'requirements.code-rotates' } });
  });

  test('counts once for each fan, also where the next round begins meanwhile', async () => {
    app.clock.set('2026-11-15T23:59:50Z');
    const site = await siteOf({ mode: 'rotating' }, { repeat: 'daily' });
    const fan = await fanOf(site);
    const code = await site.code();
    expect(await handIn(site.step, fan, code)).toEqual({ passed: true });
    app.clock.set('2026-11-16T00:00:05Z');
    expect(await handIn(site.step, fan, code)).toMatchObject({ code: 'requirements.code-used' });
    expect(await handIn(site.step, fan, await site.code())).toEqual({ passed: true });
  });

  test('in a mission that repeats, a fixed one counts in each round', async () => {
    app.clock.set('2026-11-16T12:00:00Z');
    const site = await siteOf({}, { repeat: 'daily' });
    const fan = await fanOf(site);
    const code = await site.code();
    expect(await handIn(site.step, fan, code)).toEqual({ passed: true });
    app.clock.set('2026-11-17T12:00:00Z');
    expect(await handIn(site.step, fan, code)).toEqual({ passed: true });
  });
});

describe('a code with a place', () => {
  test('needs the phone there, and tells the distance only coarsely', async () => {
    const site = await siteOf({ place: hall });
    const fan = await fanOf(site);
    const code = await site.code();
    expect(await handIn(site.step, fan, code)).toMatchObject({ code: 'requirements.position-missing' });
    expect(await handIn(site.step, fan, code, standing(app, 400))).toMatchObject({
      code: 'requirements.outside-place',
      details: { distance_m: 500 },
    });
    expect(await handIn(site.step, fan, code, standing(app, 100))).toEqual({ passed: true });
  });
});

test('neither code nor place is in anything that a fan is sent', async () => {
  const site = await siteOf({ place: { ...hall, lat: 51.512345, long: -0.123456 } });
  const fan = await fanOf(site);
  const code = await site.code();
  const params = { id: site.step };
  const list = { owner_kind: 'mission' as const, owner_id: site.id };
  const answers = [
    await app.call('POST /requirements/:id/open', { params }, fan.as),
    await app.call('GET /requirement-lists/:owner_kind/:owner_id', { params: list }, fan.as),
    await app.call('GET /missions/:id', { params: { id: site.id } }, fan.as),
    await app.call('GET /requirements/:id/code', { params }, fan.as),
    await app.call('GET /requirement-lists/:owner_kind/:owner_id/editor', { params: list }, fan.as),
    await handIn(site.step, fan, 'K7QM2P4X9R'),
    await handIn(site.step, fan, code, standing(app, 9000)),
  ];
  const bytes = JSON.stringify(answers);
  for (const secret of [code, code.slice(4), '51.512345', '0.123456'])
    expect(bytes.includes(secret), secret).toBe(false);
  // Not even those who edit the step get the code with its settings.
  const edited = await app.ok(
    'GET /requirement-lists/:owner_kind/:owner_id/editor',
    { params: list },
    site.club.owner.as,
  );
  expect(JSON.stringify(edited)).not.toContain(code.slice(4));
});
