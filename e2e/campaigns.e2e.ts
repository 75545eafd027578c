// Campaigns: a creator makes one with a second club and funds it, a fan does its missions and is in the draw, it closes by the clock,
// the proof is redone on the phone, and the winner is named. One that ended with many tickets is redone too, and a changed list is caught.
// Covers: campaigns, missions.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { describe, expect } from 'vitest';
import { signInAs, verified } from './lib/accounts.ts';
import { overflow } from './lib/checks.ts';
import { clubOf, joined, publishMission, reading } from './lib/mission-club.ts';
import { journey, type Phone, scrollUntil } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

/** From the funding on: enough for two missions on a busy machine. */
const OPEN_MS = 100_000;
const TITLE = 'Kites over the harbor';
const TICKETS = /\/api\/campaigns\/[^/]+\/tickets/;
interface Tickets {
  data: { number: number; client_seed: string }[];
}

async function clubWithMission(hue: number, title: string) {
  const owner = await verified();
  const club = await clubOf(owner, { hue });
  const { mission, steps } = await publishMission(owner, club, { title }, [
    { title: 'Read it', config: reading('Hold the string with both hands.') },
  ]);
  return { owner, club, mission, step: steps[0]?.id ?? '' };
}
type Maker = Awaited<ReturnType<typeof clubWithMission>>;

/** Written and given its reward on the screen; answers its id. */
async function write({ page, open }: Phone, { club }: Maker): Promise<string> {
  await open(`/club/${club.handle}/manage`);
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Story').fill('Two clubs, one wind.');
  await page.getByRole('button', { name: 'Add badge' }).click();
  const reward = page.getByRole('group', { name: 'Reward 1' });
  await reward.getByRole('radio', { name: /Kite crew/ }).check();
  await reward.getByLabel('Who gets it').selectOption({ label: 'Winners of a raffle' });
  await reward.getByLabel('How many winners').fill('1');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit campaign' }).waitFor();
  return new URL(page.url()).searchParams.get('campaign') ?? '';
}

async function chooseMission({ page }: Phone, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: `Add ${title}` }).click();
  await sheet.getByText('Added', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

/** From the home of a club to the campaign that is shown there. */
async function openCampaign({ page, open }: Phone, { club }: Maker): Promise<void> {
  await open(`/club/${club.handle}/home`);
  const tile = page.getByRole('link', { name: new RegExp(TITLE) });
  await scrollUntil(page, tile);
  await tile.click();
  await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
}

/** By the clock of the server, to the second: a field of a form knows minutes only. */
async function closeSoon(owner: Session, id: string): Promise<void> {
  const token = owner.sctoken;
  const { title, story, version, rewards } = await callApi('GET /campaigns/:id/editor', {
    params: { id },
    token,
  });
  const [reward] = rewards;
  if (reward?.prize.kind !== 'badge') throw new Error('the campaign has no badge to win');
  const now = Date.now();
  await callApi('PUT /campaigns/:id', {
    params: { id },
    token,
    body: {
      title,
      story,
      version,
      opens_at: new Date(now - 1000).toISOString(),
      closes_at: new Date(now + OPEN_MS).toISOString(),
      rewards: [{ kind: 'badge', way: 'raffle', total: 1, badge_id: reward.prize.badge.id }],
    },
  });
}

async function doByApi(session: Session, step: string): Promise<void> {
  const input = { params: { id: step }, token: session.sctoken };
  const { id } = await callApi('POST /requirements/:id/open', input);
  const body = { attempt_id: id, answer: { type: 'CONTENT' as const } };
  await callApi('POST /requirements/:id/finish', { ...input, body });
}

async function leave(session: Session, makers: readonly Maker[]): Promise<void> {
  for (const { club } of makers)
    await callApi('POST /clubs/:id/leave', { params: { id: club.id }, token: session.sctoken });
}

describe('a campaign', () => {
  journey(
    'is made with a second club, done, drawn, proved and won',
    async ({ phone }) => {
      const host = await clubWithMission(95, 'Fold the kite');
      const other = await clubWithMission(150, 'Name the wind');
      const look = { shape: 'hex', icon: 'star', hue: 95 } as const;
      await callApi('POST /clubs/:id/badges', {
        params: { id: host.club.id },
        token: host.owner.sctoken,
        body: { name: 'Kite crew', look },
      });

      const creator = await phone({ session: host.owner });
      const id = await write(creator, host);
      await chooseMission(creator, 'Add missions', 'Fold the kite');
      await creator.page.getByRole('button', { name: 'Invite a club' }).click();
      await creator.page.getByLabel('Handle of the club').fill(other.club.handle);
      await creator.page.getByRole('button', { name: 'Send invitation' }).click();
      await creator.page.getByText('Hasn’t answered yet').waitFor();

      const partner = await phone({ session: other.owner });
      await partner.open(`/club/${other.club.handle}/manage`);
      await partner.page.getByRole('link', { name: /invitation to a campaign/ }).click();
      await partner.page.getByRole('link', { name: new RegExp(TITLE) }).click();
      await partner.page.getByRole('button', { name: 'Accept' }).click();
      await chooseMission(partner, 'Add missions', 'Name the wind');

      await closeSoon(host.owner, id);
      await creator.open(`/club/${host.club.handle}/manage`);
      await creator.page.getByRole('link', { name: 'Campaigns', exact: true }).click();
      await creator.page.getByRole('link', { name: new RegExp(TITLE) }).click();
      await creator.page.getByRole('button', { name: 'Fund campaign' }).click();
      await creator.page.getByRole('dialog').getByRole('button', { name: 'Fund campaign' }).click();
      await creator.page
        .getByText('Prizes are set aside. Only the title, story and picture can change.')
        .waitFor();

      // An account that is old enough to win.
      const session = await signInAs('admin');
      for (const { club } of [host, other]) await joined(club, session);
      const fan = await phone({ session });
      const { page } = fan;
      await openCampaign(fan, host);
      await page.getByRole('heading', { name: 'Do 2 missions to be in the draw' }).waitFor();
      expect(await overflow(page)).toEqual([]);
      await fan.connected();
      // On another phone of theirs; told over the socket, without a reload.
      await doByApi(session, other.step);
      await page.getByRole('heading', { name: 'One more and you’re in the draw' }).waitFor();
      await page.getByRole('link', { name: /Fold the kite/ }).click();
      await page.getByRole('link', { name: 'Read the text' }).click();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await page.getByRole('heading', { name: 'Mission complete', includeHidden: true }).waitFor();

      await openCampaign(fan, other);
      await page.getByRole('heading', { name: 'You’re in the draw' }).waitFor();
      await page.getByText('Your ticket is #1.').waitFor();
      await page.getByRole('link', { name: 'How the draw is proved' }).click();
      await page.getByRole('heading', { level: 1, name: 'Sealed until the close' }).waitFor();
      await page.goBack();

      await page
        .getByRole('heading', { name: 'You won the Kite crew badge' })
        .waitFor({ timeout: 2 * OPEN_MS });
      await page.getByText('You got this').waitFor();
      await page.getByRole('link', { name: 'How the draw is proved' }).click();
      await page.getByRole('heading', { level: 1, name: 'It all checks out' }).waitFor();
      await page.getByText('1 ticket, with its own seed').waitFor();
      expect(await overflow(page)).toEqual([]);

      // Back on the campaign, and from there to the winners.
      await page.goBack();
      await page.getByRole('link', { name: 'See the winners' }).click();
      await page.getByRole('heading', { level: 1, name: 'You won the Kite crew badge' }).waitFor();
      // By the link that somebody sent them.
      const visitor = await phone();
      await visitor.open(fan.path());
      await visitor.page.getByText(session.display_name).waitFor();
      await visitor.page.getByText('Ticket #1').waitFor();
      await leave(session, [host, other]);
    },
    420_000,
  );

  journey('that ended is found in its club, and its draw of many tickets is redone', async ({ phone }) => {
    const { page, open } = await phone();
    await open('/club/velvet-static/home');
    const ended = page.getByRole('region', { name: 'Ended campaigns' });
    await scrollUntil(page, ended);
    await ended.getByRole('link', { name: /The basement tapes/ }).click();
    const list = page.waitForResponse((response) => TICKETS.test(response.url()));
    await page.getByRole('link', { name: 'How the draw is proved' }).click();
    await page.getByRole('heading', { level: 1, name: 'It all checks out' }).waitFor();
    const { data: tickets } = (await (await list).json()) as Tickets;
    expect(tickets.length).toBeGreaterThan(10);
    await page.getByText(`${tickets.length} tickets, each with its own seed`).waitFor();
    const winners = page.getByRole('list', { name: 'Winners of Gilt backstage key' }).getByRole('listitem');
    expect(await winners.count()).toBe(3);
    expect(await overflow(page)).toEqual([]);
  });

  journey('whose list was tampered with is caught on the glass', async ({ phone }) => {
    const { page, open } = await phone();
    const params = { id: 'velvet-static' };
    const ended = await callApi('GET /clubs/:id/campaigns', { params, query: { tab: 'closed' } });
    const { id = '' } = ended.find(({ title }) => title === 'The basement tapes') ?? {};
    // One seed of one ticket, as a server would that wants somebody else to win.
    await page.route(TICKETS, async (route) => {
      const response = await route.fetch();
      const { data, ...beside } = (await response.json()) as Tickets;
      const changed = data.map((ticket, at) => (at === 6 ? { ...ticket, client_seed: 'swapped' } : ticket));
      await route.fulfill({ response, json: { ...beside, data: changed } });
    });
    await open(`/campaign/${id}/proof`);
    await page.getByRole('heading', { level: 1, name: 'This doesn’t match' }).waitFor();
    await page.getByText('Other hash').waitFor();
    await page.unroute(TICKETS);
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('heading', { level: 1, name: 'It all checks out' }).waitFor();
  });
});
