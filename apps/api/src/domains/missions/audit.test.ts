// Proves that the audit finds each thing about places, rewards and budgets that was changed by hand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { doStep, fundClub, oldMember, publishedMission } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openToken } from '#app/testing/tokens.ts';
import { auditMissions } from './audit.store.ts';

let app: TestApp;
let of: { club_id: string; mission_id: string };
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  const mailbox = openMailbox(app);
  const club = await foundClub(app, mailbox);
  await fundClub(app, club.id, 10_000);
  await app.ok(
    'POST /clubs/:id/mission-budget',
    { params: { id: club.id }, body: { change_cents: 10_000 } },
    keyed(club.owner.as),
  );
  await openToken({ app, club, owner: club.owner });
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 50 });
  const mission = await publishedMission(app, club, {
    slots: 10,
    rewards: [
      { kind: 'item', design_id, total: 5 },
      { kind: 'credits', amount_cents: 250, total: 5 },
      { kind: 'tokens', amount: 2, total: 5 },
    ],
  });
  await doStep(app, mission.steps[0] ?? '', await oldMember(app, mailbox, club.id));
  of = { club_id: club.id, mission_id: mission.id };
});
afterAll(() => app.stop());

const budget = (changed: string) =>
  `update mission_budgets set ${changed} where club_id = $1 and $2::uuid is not null`;
const mission = (table: string, changed: string, only = '') =>
  `update ${table} set ${changed} where $1::uuid is not null and mission_id = $2 ${only}`;
const changes = [
  ['slots taken differ from those who hold one', mission('mission_slots', 'taken = taken + 1')],
  ['slots taken differ from those who hold one', mission('mission_parts', 'has_slot = false')],
  ['a reward was given more or less often than it says', mission('mission_rewards', 'given = 0')],
  [
    'what running missions promise differs from what is reserved',
    budget('reserved_cents = reserved_cents + 1'),
  ],
  [
    'what running missions promise differs from what is reserved',
    mission('mission_rewards', 'total = total + 1', "and kind = 'credits'"),
  ],
  ['the escrow differs from budget less spent', budget('budget_cents = budget_cents + 1')],
  ['the escrow differs from budget less spent', budget('spent_cents = spent_cents + 1')],
  [
    'more credits were given than were spent',
    budget('budget_cents = budget_cents - 1, spent_cents = spent_cents - 1'),
  ],
  [
    'what it promises in tokens differs from what is set aside under the cap',
    mission('mission_rewards', 'total = total + 1', "and kind = 'tokens'"),
  ],
  [
    'what it promises in tokens differs from what is set aside under the cap',
    'update token_promises set amount = amount + 1 where club_id = $1 and place_id = $2',
  ],
  [
    'an edition keeps fewer copies than its mission promises',
    mission('mission_rewards', 'total = total + 1', "and kind = 'item'"),
  ],
] as const;

test('what was promised and given agrees', async () => {
  expect(await auditMissions(app.platform.db)).toEqual([]);
  const { rows } = await app.platform.db.query<{ spent: number }>({
    text: 'select spent_cents::int as spent from mission_budgets where club_id = $1',
    values: [of.club_id],
  });
  expect(rows).toEqual([{ spent: 250 }]);
});

test.each(changes)('%s (%s)', async (problem, text) => {
  const undo = new Error('undo');
  const found: string[] = [];
  await app.platform.db
    .transaction(async (tx) => {
      await tx.query({ text, values: [of.club_id, of.mission_id] });
      found.push(...(await auditMissions(tx)).map((finding) => finding.problem));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  expect(found).toContain(problem);
  expect(await auditMissions(app.platform.db)).toEqual([]);
});
