// Tests what campaigns of many clubs cost: found cards, the page and the editor take a fixed number of queries, however many clubs make them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCampaign, putCampaign } from '#app/testing/campaigns.ts';
import { countQueries } from '#app/testing/count-queries.ts';
import { missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { findCampaign, updateCampaign } from './campaigns.store.ts';
import { indexCampaign } from './search-document.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));

async function addPartner(campaignId: string, clubId: string): Promise<void> {
  const { db, clock } = app.platform;
  await db.query({
    text: `insert into campaign_clubs (campaign_id, club_id, position, answer, invited_at)
      select $1, $2, max(position) + 1, 'accepted', $3 from campaign_clubs where campaign_id = $1`,
    values: [campaignId, clubId, clock.now()],
  });
}

/** One that runs and is found by this word. */
async function findable(title: string, clubId: string, partners: readonly string[] = []): Promise<string> {
  const { db } = app.platform;
  const id = await putCampaign(app, { club_id: clubId, state: 'running' });
  await updateCampaign(db, id, { title });
  const row = await findCampaign(db, id);
  if (row !== undefined) await indexCampaign(db, row);
  for (const partner of partners) await addPartner(id, partner);
  return id;
}

test('found campaigns cost the same however many there are, and however many clubs make each', async () => {
  const [one, two, three, four] = [await newClub(), await newClub(), await newClub(), await newClub()];
  const title = 'Quokka lanterns';
  const first = await findable(title, one.id);
  const asked = { query: { q: 'quokka', kind: 'campaign' as const } };
  const find = (as?: Registered['as']) =>
    countQueries(async () =>
      (await app.ok('GET /search', asked, as)).data.groups.flatMap(({ cards }) => cards.map(({ id }) => id)),
    );
  const viewers = [undefined, (await fanOf(one)).as, four.owner.as];
  const few: number[] = [];
  for (const as of viewers) {
    const { answer, queries } = await find(as);
    expect(answer).toEqual([first]);
    few.push(queries.length);
  }
  const more = [
    first,
    await findable(title, two.id, [three.id, four.id, one.id]),
    await findable(title, three.id, [four.id]),
    await findable(title, four.id, [one.id, two.id]),
  ];
  for (const [at, as] of viewers.entries()) {
    const { answer, queries } = await find(as);
    expect(answer.toSorted()).toEqual(more.toSorted());
    expect(queries.length, queries.join('\n')).toBe(few[at]);
  }
});

test('the page and the editor cost the same however many clubs make it', async () => {
  const [host, partner, third, fourth] = [await newClub(), await newClub(), await newClub(), await newClub()];
  const id = await makeCampaign(app, host);
  await addPartner(id, partner.id);
  const params = { id };
  const looks = {
    page: () => app.ok('GET /campaigns/:id', { params }, partner.owner.as),
    editor: () => app.ok('GET /campaigns/:id/editor', { params }, partner.owner.as),
  };
  const cost = async () => {
    const [page, editor] = [await countQueries(looks.page), await countQueries(looks.editor)];
    expect(page.answer.data.edit_at).toBe(partner.handle);
    return {
      page: page.queries.length,
      editor: editor.queries.length,
      manages: editor.answer.data.clubs.map(({ manages }) => manages),
    };
  };
  const before = await cost();
  for (const club of [third, fourth]) await addPartner(id, club.id);
  expect(before.manages).toEqual([false, true]);
  expect(await cost()).toEqual({ ...before, manages: [false, true, false, false] });
});
