// Owns: when a club closes for good, nothing stays of what people told it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeClub } from '#domains/clubs/actions/close-club.ts';
import { foundClub, joinedMember } from './testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, registerVerified } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const name = { key: 'name1', kind: 'text', label: 'Name', help: '', required: true } as const;

async function countLeft(clubId: string): Promise<unknown> {
  const { rows } = await app.platform.db.query({
    text: `select (select count(*)::int from join_requests where club_id = $1) as requests,
        (select count(*)::int from invitations where club_id = $1) as invitations,
        (select count(*)::int from invitation_devices where club_id = $1) as devices,
        (select count(*)::int from requirements where club_id = $1) as requirements,
        (select count(*)::int from requirement_attempts) as attempts`,
    values: [clubId],
  });
  return rows[0];
}

test('requests, invitations and answers go with the club', async () => {
  const club = await foundClub(app, mailbox);
  const params = { id: club.id };
  const member = await joinedMember(app, mailbox, club.id);
  await app.ok('GET /clubs/:id/invitation', { params }, member.as);
  await app.ok('PATCH /clubs/:id', { params, body: { join_policy: 'approval' } }, club.owner.as);
  const fan = await registerVerified(app, mailbox);
  await app.ok('POST /clubs/:id/join', { params, body: { note: 'I sing.' } }, fan.as);
  const config = { type: 'FORM', text: '', fields: [name] } as const;
  const { data: form } = await app.ok(
    'POST /requirement-lists/:owner_kind/:owner_id/requirements',
    { params: { owner_kind: 'joining', owner_id: club.id }, body: { title: 'You', config } as never },
    club.owner.as,
  );
  const one = { params: { id: form.id } };
  const { data: attempt } = await app.ok('POST /requirements/:id/open', one, fan.as);
  const body = { attempt_id: attempt.id, answer: { type: 'FORM', answers: { name1: 'Fan' } } } as const;
  await app.ok('POST /requirements/:id/finish', { ...one, body }, fan.as);
  expect(await countLeft(club.id)).toEqual({
    requests: 1,
    invitations: 1,
    devices: 1,
    requirements: 1,
    attempts: 1,
  });
  const confirm = { params, body: { confirm_handle: club.handle } };
  await app.ok('POST /clubs/:id/deletion', confirm, club.owner.as);
  app.clock.advance(14 * 86_400_000);
  expect(await closeClub(app.platform, club.id)).toBe(true);
  expect(await countLeft(club.id)).toEqual({
    requests: 0,
    invitations: 0,
    devices: 0,
    requirements: 0,
    attempts: 0,
  });
});
