// Tests what all kinds that a club makes share about being out of sight: said twice, the first moment stays, and the last reason.
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectOwners } from '#domains/subjects/public/subject-owners.ts';
import { putCampaign } from './testing/campaigns.ts';
import { foundClub } from './testing/clubs.ts';
import { putDesign } from './testing/items.ts';
import { publishedMission } from './testing/missions.ts';
import { manyAddresses, openMailbox } from './testing/people.ts';
import { openedStation } from './testing/stations.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openedVote } from './testing/votes.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof foundClub>>;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  club = await foundClub(app, openMailbox(app));
});
afterAll(() => app.stop());

const kinds: readonly [SubjectKind, string, () => Promise<string>][] = [
  ['mission', 'missions', async () => (await publishedMission(app, club)).id],
  ['station', 'stations', async () => (await openedStation(app, club, {})).id],
  ['campaign', 'campaigns', () => putCampaign(app, { club_id: club.id, state: 'running' })],
  ['vote', 'votes', async () => (await openedVote(app, club)).id],
  ['item', 'item_designs', () => putDesign(app, { club_id: club.id })],
];

test.each(kinds)('%s', async (kind, table, make) => {
  const { db, clock } = app.platform;
  const owner = subjectOwners.read()[kind];
  const id = await make();
  const hide = (reason: string) =>
    db.transaction((tx) => owner.hide(app.platform, tx, id, { cause: 'reports', reason }));
  const stands = async () => {
    const text = `select hidden_at, hidden_reason from ${table} where id = $1`;
    return (await db.query<object>({ text, values: [id] })).rows[0];
  };
  const hidden_at = clock.now();
  await hide('');
  expect(await stands()).toEqual({ hidden_at, hidden_reason: null });
  app.clock.advance(1000);
  await hide('A scam');
  await hide('');
  expect(await stands()).toEqual({ hidden_at, hidden_reason: 'A scam' });
  for (let time = 0; time < 2; time += 1) {
    await db.transaction((tx) => owner.restore(app.platform, tx, id));
    expect(await stands()).toEqual({ hidden_at: null, hidden_reason: null });
  }
  app.clock.advance(1000);
  await hide('Again');
  expect(await stands()).toEqual({ hidden_at: clock.now(), hidden_reason: 'Again' });
});
