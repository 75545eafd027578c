// Owns: where draws are offered and from which age, as the operator sets it: at once, for the fan to read before paying, and in the draw.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { countryCommands } from './admin-countries.ts';
import { foundClub } from './testing/clubs.ts';
import { callDraw, chooseSeed, memberWith, openTestPool, type TestPool } from './testing/gacha.ts';
import { type Mailbox, manyAddresses, openMailbox } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { makeWorld } from './testing/world.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let pool: TestPool;
let operator: string;

beforeAll(async () => {
  app = await startTestApp({ env: { ...manyAddresses, GACHA_COUNTRIES_REFUSED: 'be' } });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
  pool = await openTestPool(app, { club });
  const world = await makeWorld(app);
  const { me } = await world.stage({ role: 'operator', visibility: 'public', fresh: false });
  operator = me?.email ?? '';
});
afterAll(() => app.stop());
beforeEach(() => app.platform.db.query({ text: 'delete from draw_countries' }));

async function run(command: 'countries' | 'set-country', ...args: string[]): Promise<string> {
  return (await countryCommands[command]?.run(app.platform, args)) ?? '';
}

async function fanOf(country: string, birth_date: string) {
  const fan = await memberWith(app, mailbox, club.id, 1000);
  await app.platform.db.query({
    text: `insert into spend_rules (user_id, birth_date, country) values ($1, $2, $3)
      on conflict (user_id) do update set birth_date = $2, country = $3`,
    values: [fan.id, birth_date, country],
  });
  await chooseSeed(app, fan, pool.id);
  return fan;
}

/** What the fan reads before, and what becomes of a draw. */
async function tried(fan: Awaited<ReturnType<typeof fanOf>>) {
  const { data } = await app.ok('GET /wallet', {}, fan.as);
  const answer = await callDraw(app, fan, pool);
  const { available_cents } = await balancesOf(app.platform.db, fan.id);
  expect(available_cents).toBe(answer.ok ? 880 : 1000);
  return { shown: data.identity.draws, outcome: answer.ok ? 'drawn' : answer.error };
}

// The clock of tests stands at 15 November 2026.
const [NINETEEN, TWENTY, FORTY] = ['2006-11-16', '2006-11-15', '1986-01-01'];

test('a country that is closed is closed at once, and opens again', async () => {
  expect(await run('set-country', operator, 'jp', 'closed', 'until', 'the', 'ruling')).toBe(
    'Nobody in JP Japan can draw any more.',
  );
  expect(await run('countries', operator)).toBe(
    'BE Belgium  closed, by GACHA_COUNTRIES_REFUSED\nJP Japan  closed  since 2026-11-15  until the ruling',
  );
  const fan = await fanOf('JP', FORTY);
  expect(await tried(fan)).toMatchObject({
    shown: { refused: 'country', least_age: 18 },
    outcome: { code: 'ledger.country' },
  });
  expect(await tried(await fanOf('DE', FORTY))).toMatchObject({
    shown: { refused: null },
    outcome: 'drawn',
  });
  expect(await run('set-country', operator, 'JP', 'house')).toContain('under the rule of the house again');
  expect(await tried(fan)).toMatchObject({ shown: { refused: null, least_age: 18 }, outcome: 'drawn' });
});

test('an age of a country’s own holds to the day, there alone', async () => {
  await run('set-country', operator, 'JP', '20');
  expect(await tried(await fanOf('JP', NINETEEN))).toMatchObject({
    shown: { refused: 'under-age', least_age: 20 },
    outcome: { code: 'ledger.under-age', details: { least_age: 20 } },
  });
  expect(await tried(await fanOf('JP', TWENTY))).toMatchObject({
    shown: { refused: null, least_age: 20 },
    outcome: 'drawn',
  });
  expect(await tried(await fanOf('DE', NINETEEN))).toMatchObject({ outcome: 'drawn' });
  expect(await tried(await fanOf('DE', '2008-11-16'))).toMatchObject({
    shown: { refused: 'under-age', least_age: 18 },
    outcome: { details: { least_age: 18 } },
  });
});

test('what the configuration closes no table opens', async () => {
  await run('set-country', operator, 'BE', '21');
  expect(await tried(await fanOf('BE', FORTY))).toMatchObject({
    shown: { refused: 'country', least_age: 21 },
    outcome: { code: 'ledger.country' },
  });
});

test('takes only what it understands, from operators, and notes who said so', async () => {
  const fan = await memberWith(app, mailbox, club.id, 0);
  for (const nobody of [undefined, 'nobody@world.test', fan.email])
    await expect(
      run('set-country', ...(nobody === undefined ? [] : [nobody, 'JP', 'closed'])),
    ).rejects.toThrow('Give the e-mail of an operator first');
  for (const [wrong, sentence] of [
    [['Japan', 'closed'], 'Which country?'],
    [['ZZ', 'closed'], 'There is no country ZZ.'],
    [['JP'], 'What holds there?'],
    [['JP', '17'], 'What holds there?'],
    [['JP', '18.5'], 'What holds there?'],
    [['JP', 'closed', 'x'.repeat(301)], '300 characters'],
    [['JP', 'house'], 'JP Japan has no rule of its own.'],
  ] as const)
    await expect(run('set-country', operator, ...wrong)).rejects.toThrow(sentence);
  await expect(
    app.platform.db.query({
      text: `insert into draw_countries values ('JP', 17, '', gen_random_uuid(), now())`,
    }),
  ).rejects.toThrow('least_age');
  await run('set-country', operator, 'KR', '19');
  const { rows } = await app.platform.db.query({
    text: `select details from deeds where deed = 'ledger.country-set' and details ->> 'country' = 'KR'`,
  });
  expect(rows).toEqual([{ details: { country: 'KR', least_age: 19, note: '' } }]);
});
