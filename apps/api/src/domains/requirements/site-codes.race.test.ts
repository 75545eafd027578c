// Tests with real commits that the last use of a code goes to one fan, and that one fan's code sent twice at once counts once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { publishedMission } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { codeOf, codeStep } from '#app/testing/site.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

async function siteWith(uses: number | null, fans: number) {
  const mailbox = openMailbox(app);
  const club = await foundClub(app, mailbox);
  const { steps } = await publishedMission(app, club, { steps: [{ ...codeStep, uses }] });
  const step = steps[0] ?? '';
  const people: Registered[] = [];
  for (let made = 0; made < fans; made += 1) people.push(await joinedMember(app, mailbox, club.id));
  return { club, step, people, code: await codeOf(app, step, club.owner) };
}

async function opened(step: string, fan: Registered): Promise<string> {
  return (await app.ok('POST /requirements/:id/open', { params: { id: step } }, fan.as)).data.id;
}

const countUses = async (step: string) => {
  const { rows } = await app.platform.db.query<{ count: number }>({
    text: 'select count(*)::int as count from requirement_code_uses where requirement_id = $1',
    values: [step],
  });
  return rows[0]?.count;
};

test('of many who use a code at once, as many pass as it has uses left', async () => {
  const { step, people, code } = await siteWith(2, 6);
  const attempts = await Promise.all(people.map((fan) => opened(step, fan)));
  const answers = await Promise.all(
    people.map((fan, at) =>
      app.call(
        'POST /requirements/:id/finish',
        {
          params: { id: step },
          body: { attempt_id: attempts[at] ?? '', answer: { type: 'QRCODE', code } },
        },
        fan.as,
      ),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
  expect(new Set(refused)).toEqual(new Set(['requirements.code-uses-gone']));
  expect(await countUses(step)).toBe(2);
});

test('one fan’s code sent from two phones at once counts once, and gives its XP once', async () => {
  const { club, step, people, code } = await siteWith(null, 1);
  const [fan] = people;
  if (fan === undefined) throw new Error('nobody came');
  const attempt_id = await opened(step, fan);
  const body = { attempt_id, answer: { type: 'QRCODE' as const, code } };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      app.call('POST /requirements/:id/finish', { params: { id: step }, body }, fan.as),
    ),
  );
  expect(answers.every((answer) => answer.ok && answer.body.data.passed)).toBe(true);
  expect(await countUses(step)).toBe(1);
  const { data } = await app.ok('GET /clubs/:id/standing', { params: { id: club.id } }, fan.as);
  expect(data.xp).toBe(50);
});
