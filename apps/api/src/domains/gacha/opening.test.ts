// Whoever drew can open what they drew with, whatever became of them or of the club since.
import { verifyDraws } from '@stagepass/base/gacha/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endClub, foundClub } from '#app/testing/clubs.ts';
import { callDraw, chooseSeed, draw, memberWith, openTestPool } from '#app/testing/gacha.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});

afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;

async function whoDrew(club: Club) {
  const pool = await openTestPool(app, { club });
  const fan = await memberWith(app, mailbox, club.id, 1000);
  await chooseSeed(app, fan, pool.id);
  const { draws } = await draw(app, fan, pool);
  return { pool, fan, draw_id: draws[0]?.id ?? '' };
}

const proofOf = async (fan: Registered, id: string) =>
  (await app.ok('GET /draws/:id/proof', { params: { id } }, fan.as)).data;

const leaving: Record<string, (club: Club, fan: Registered) => Promise<unknown>> = {
  'has left': ({ id }, { as }) => app.ok('POST /clubs/:id/leave', { params: { id } }, as),
  'was banned': ({ id, owner }, fan) =>
    app.ok(
      'PUT /clubs/:id/members/:user_id/ban',
      { params: { id, user_id: fan.id }, body: { reason: 'Spam.' } },
      owner.as,
    ),
  'runs the club by now': ({ id, owner }, fan) =>
    app.ok(
      'PUT /clubs/:id/members/:user_id/role',
      { params: { id, user_id: fan.id }, body: { role: 'admin' } },
      owner.as,
    ),
};

test.each(Object.entries(leaving))(
  'who %s opens their seed, and draws nothing more',
  async (_what, leave) => {
    const club = await foundClub(app, mailbox, { visibility: 'public' });
    const { pool, fan, draw_id } = await whoDrew(club);
    await leave(club, fan);
    expect(verifyDraws(await proofOf(fan, draw_id))).toEqual({ state: 'sealed' });
    await chooseSeed(app, fan, pool.id, 'after-all');
    expect(verifyDraws(await proofOf(fan, draw_id))).toMatchObject({ state: 'agrees' });
    expect((await callDraw(app, fan, pool)).ok).toBe(false);
  },
);

test('a club that is gone for good has opened what was drawn there, for whoever drew it', async () => {
  const club = await foundClub(app, mailbox);
  const { fan, draw_id } = await whoDrew(club);
  await app.platform.db.query({
    text: 'update clubs set delete_after = $2 where id = $1',
    values: [club.id, app.clock.now()],
  });
  expect(await endClub(app.platform, club.id)).toBe(true);
  const proof = await proofOf(fan, draw_id);
  expect(proof.pool.club).toBeNull();
  expect(verifyDraws(proof)).toMatchObject({ state: 'agrees' });
  expect(await app.call('GET /draws/:id/proof', { params: { id: draw_id } })).toMatchObject({ status: 404 });
});
