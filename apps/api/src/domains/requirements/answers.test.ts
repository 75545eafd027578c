// Tests what becomes of form answers: files are the staff's alone to read, and the export holds everything there is.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { openFile } from '#app/testing/open-file.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { upload } from '#app/testing/uploads.ts';
import { requirements } from './domain.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const title = 'Your ticket';
const ticket = { key: 'ticket1', kind: 'file', label: 'Ticket', help: '', required: true } as const;
const name = { key: 'name1', kind: 'text', label: 'Name', help: '', required: false } as const;
const config: RequirementConfig = { type: 'FORM', text: '', fields: [ticket, name] };

async function clubWithForm(asked: RequirementConfig = config) {
  const club = await foundClub(app, mailbox);
  const { data: requirement } = await app.ok(
    'POST /requirement-lists/:owner_kind/:owner_id/requirements',
    { params: { owner_kind: 'joining', owner_id: club.id }, body: { title, config: asked } },
    club.owner.as,
  );
  return { club, requirement };
}

async function answer(requirementId: string, fan: Registered, answers: Record<string, string>) {
  const params = { id: requirementId };
  const { data: attempt } = await app.ok('POST /requirements/:id/open', { params }, fan.as);
  const body = { attempt_id: attempt.id, answer: { type: 'FORM', answers } } as const;
  return app.call('POST /requirements/:id/finish', { params, body }, fan.as);
}

async function ready(as: Registered['as'], id: string): Promise<void> {
  const state = async () => (await app.ok('GET /media/:id', { params: { id } }, as)).data.state;
  await expect.poll(state, { timeout: 10_000, interval: 30 }).toBe('ready');
}

const scan = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

async function handIn(fan: Registered): Promise<string> {
  const sent = { as: fan.as, bytes: scan, type: 'image/png', name: 'my ticket.png', purpose: 'file' };
  const id = await upload(app, sent);
  await ready(fan.as, id);
  return id;
}

test('a file is read by the staff only, under an address that is signed and ends, and is never shown in place', async () => {
  const { club, requirement } = await clubWithForm();
  const [fan, other] = [await registerVerified(app, mailbox), await registerVerified(app, mailbox)];
  const mediaId = await handIn(fan);
  expect(await answer(requirement.id, other, { ticket1: mediaId })).toMatchObject({
    error: { details: { problems: [{ key: 'ticket1', problem: 'file-not-ready' }] } },
  });
  expect(await answer(requirement.id, fan, { ticket1: mediaId })).toMatchObject({ ok: true });

  const params = { id: requirement.id };
  for (const stranger of [fan, other])
    expect(await app.call('GET /requirements/:id/answers', { params }, stranger.as)).toMatchObject({
      error: { code: 'clubs.staff-only' },
    });
  expect(await app.call('GET /requirements/:id/answers', { params })).toMatchObject({ status: 401 });
  const { data } = await app.ok('GET /requirements/:id/answers', { params }, club.owner.as);
  const file = data[0]?.answers.find(({ key }) => key === 'ticket1')?.file;
  expect(file).toMatchObject({ id: mediaId, name: 'my ticket.png', size_bytes: scan.length });
  const address = file?.file_url ?? '';
  expect(address).not.toContain('/public/');

  const got = await openFile(app, address, club.owner.as);
  expect(Buffer.from(await got.arrayBuffer())).toEqual(scan);
  expect(got.headers.get('content-disposition')).toBe('attachment');
  expect(got.headers.get('content-type')).toBe('application/octet-stream');
  expect(got.headers.get('cache-control')).toMatch(/^private/);
  const [plain = ''] = address.split('?');
  expect((await openFile(app, plain, club.owner.as)).status).toBe(404);
  // Also for the one who sent it: the address was given to somebody else.
  for (const stranger of [fan.as, undefined])
    expect((await openFile(app, address, stranger)).status).toBe(404);
  app.clock.advance(11 * 60_000);
  expect((await openFile(app, address, club.owner.as)).status).toBe(404);
});

test('the file goes with its requirement, and one that was handed in is nobody’s to use again', async () => {
  const { club, requirement } = await clubWithForm();
  const again = await clubWithForm();
  const fan = await registerVerified(app, mailbox);
  const mediaId = await handIn(fan);
  await answer(requirement.id, fan, { ticket1: mediaId });
  expect(await answer(again.requirement.id, fan, { ticket1: mediaId })).toMatchObject({ ok: false });
  await app.ok('DELETE /requirements/:id', { params: { id: requirement.id } }, club.owner.as);
  const found = async () => (await app.call('GET /media/:id', { params: { id: mediaId } }, fan.as)).status;
  await expect.poll(found, { timeout: 10_000, interval: 50 }).toBe(404);
});

test('the export holds every answer once, whatever the form asked then, and is written as it is read', async () => {
  const { club, requirement } = await clubWithForm({ type: 'FORM', text: '', fields: [name] });
  const crowd = (await manyActors(app, 540)).map((actor) => actor.user_id);
  const former = { ...name, key: 'band1', label: 'Band' };
  await app.platform.db.query({
    text: `insert into requirement_progress (requirement_id, user_id, tries, passed_at)
      select $1, p.id, 1, now() from unnest($2::uuid[]) as p (id)`,
    values: [requirement.id, crowd],
  });
  await app.platform.db.query({
    text: `insert into requirement_attempts
        (id, requirement_id, user_id, number, version, state, work, opened_at, finished_at, answers)
      select gen_random_uuid(), $1, p.id, 1, 1, 'passed', '{}', now(), '2026-11-01'::timestamptz + (p.at / 3) * interval '1 ms',
        jsonb_build_object('answers', jsonb_build_object('name1', 'N' || p.at, 'band1', 'B' || p.at),
          'fields', case when p.at = 1 then $3::jsonb else $4::jsonb end)
      from unnest($2::uuid[]) with ordinality as p (id, at)`,
    values: [requirement.id, crowd, JSON.stringify([name, former]), JSON.stringify([name])],
  });
  const response = await fetch(`${app.url}/api/requirements/${requirement.id}/answers.csv`, {
    headers: { ...club.owner.as.headers, authorization: club.owner.as.token },
  });
  expect(response.status).toBe(200);
  // Sent in pieces of unknown sum: nothing holds the whole of it.
  expect(response.headers.get('content-length')).toBeNull();
  const [head = '', ...lines] = (await response.text()).trimEnd().split('\r\n');
  expect(head.split(',').slice(3)).toEqual(['Name', 'Band']);
  expect(new Set(lines.map((line) => line.split(',')[3])).size).toBe(540);
  expect(lines).toHaveLength(540);
  expect(lines.filter((line) => line.endsWith(',B1'))).toHaveLength(1);
  const log = await app.ok('GET /clubs/:id/deeds', { params: { id: club.id }, query: {} }, club.owner.as);
  expect(log.data.map((deed) => deed.deed)).toContain('requirements.answers-exported');
});

test('a file that was handed in is its sender’s again when their account ends, and goes with it', async () => {
  const { requirement } = await clubWithForm();
  const fan = await registerVerified(app, mailbox);
  expect(await answer(requirement.id, fan, { ticket1: await handIn(fan) })).toMatchObject({ ok: true });
  await app.platform.db.transaction(async (tx) => requirements.eraseUser?.(tx, fan.id, app.platform));
  const { rows } = await app.platform.db.query({
    text: 'select used_kind from media where owner_id = $1',
    values: [fan.id],
  });
  expect(rows).toEqual([{ used_kind: null }]);
});
