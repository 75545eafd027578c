// Campaigns: a creator makes one with a second club and funds it, a fan does its missions and is in the draw, it closes by the clock,
// the proof is redone on the phone, and the winner is named.
// Covers: campaigns, missions.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { describe, expect } from 'vitest';
import { signInAs, verified } from './lib/accounts.ts';
import { overflow } from './lib/checks.ts';
import { clubOf, joined, publishMission, reading } from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

/** From the funding on: enough for two missions on a busy machine. */
const OPEN_MS = 100_000;
const TITLE = 'Kites over the harbor';

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
      await creator.open(`/club/${host.club.handle}/manage-campaigns?campaign=${id}`);
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
      await fan.open(`/campaign/${id}`);
      await page.getByRole('heading', { name: 'Do 2 missions to be in the draw' }).waitFor();
      expect(await overflow(page)).toEqual([]);
      await doByApi(session, other.step);
      // Told over the socket, without a reload.
      await page.getByRole('heading', { name: 'One more and you’re in the draw' }).waitFor();
      await page.getByRole('link', { name: /Fold the kite/ }).click();
      await page.getByRole('link', { name: 'Read the text' }).click();
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await page.getByRole('heading', { name: 'Mission complete', includeHidden: true }).waitFor();

      await fan.open(`/campaign/${id}`);
      await page.getByRole('heading', { name: 'You’re in the draw' }).waitFor();
      await page.getByText(/^Your ticket is #1\. Its seed is /).waitFor();
      await page.getByRole('link', { name: 'How the draw is proved' }).click();
      await page.getByRole('heading', { level: 1, name: 'Sealed until the close' }).waitFor();
      await page.goBack();

      await page.getByRole('heading', { name: 'This campaign has closed' }).waitFor({ timeout: 2 * OPEN_MS });
      await page.getByText('You got this').waitFor();
      await page.getByRole('link', { name: 'How the draw is proved' }).click();
      await page.getByRole('heading', { level: 1, name: 'It all checks out' }).waitFor();
      await page.getByText('1 ticket, with its own seed').waitFor();
      expect(await overflow(page)).toEqual([]);

      const visitor = await phone();
      await visitor.open(`/campaign/${id}/winners`);
      await visitor.page.getByText(session.display_name).waitFor();
      await visitor.page.getByText('Ticket #1').waitFor();
      await fan.open(`/campaign/${id}/winners`);
      await page.getByRole('heading', { level: 1, name: 'You won Kite crew' }).waitFor();
      await leave(session, [host, other]);
    },
    420_000,
  );
});
