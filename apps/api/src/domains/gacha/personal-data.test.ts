// A person who goes takes their name out of what they drew; what was drawn stays, open to be redone.
import { verifyDraws } from '@stagepass/base/gacha/verify.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { chooseSeed, draw, memberWith, openTestPool } from '#app/testing/gacha.ts';
import { type Mailbox, manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { eraseUser, exportUser } from './personal-data.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});

afterAll(() => app.stop());

test('export holds draws and own seeds, erasing opens the seeds and keeps the draws', async () => {
  const club = await foundClub(app, mailbox);
  const pool = await openTestPool(app, { club });
  const fan = await memberWith(app, mailbox, club.id, 5000);
  await chooseSeed(app, fan, pool.id, 'my-word');
  const made = await draw(app, fan, pool, { count: 10 });
  const exported = (await exportUser(app.platform, fan.id)) as { draws: object[]; seeds: object[] };
  expect(exported.draws).toHaveLength(10);
  expect(exported.seeds).toMatchObject([
    { own_seed: 'my-word', server_seed: null, draws: 10 },
    { own_seed: null, draws: 0 },
  ]);
  await app.platform.db.transaction((tx) => eraseUser(tx, fan.id, app.platform));
  for (const table of ['gacha_draws', 'gacha_seeds', 'gacha_fans', 'gacha_days']) {
    const { count } = await app.platform.db.query({
      text: `select from ${table} where user_id = $1`,
      values: [fan.id],
    });
    expect(count, table).toBe(0);
  }
  const { data } = await app.ok('GET /draws/:id/proof', { params: { id: made.draws[4]?.id ?? '' } });
  expect(verifyDraws(data)).toMatchObject({ state: 'agrees' });
});
