// Achievements: a creator makes one of three stages from a template and another by hand; a fan's deeds from before count, the next
// stages are reached, and badge and rewards are there.
// Covers: achievements, badges, posts, items, levels.
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

type Session = Awaited<ReturnType<typeof verified>>;

async function clubWithItem() {
  const owner = await verified();
  const club = await clubOf(owner, { hue: 55, posting: 'members' });
  const design = await callApi('POST /clubs/:id/item-designs', {
    params: { id: club.id },
    token: owner.sctoken,
    body: {
      name: 'Turnstile wristband',
      quality: 'rare',
      kind: 'collectible',
      edition_size: 20,
      picture: { from: 'drawn', object: 'ticket' },
    },
  });
  await callApi('POST /item-designs/:id/publish', { params: { id: design.id }, token: owner.sctoken });
  return { owner, club };
}

function post(club: { id: string }, session: Session): Promise<unknown> {
  return callApi('POST /clubs/:id/posts', {
    params: { id: club.id },
    token: session.sctoken,
    body: { client_key: crypto.randomUUID(), text: 'See you on Saturday.' },
  });
}

describe('achievements', () => {
  journey('are made, count what was done before, and are earned stage by stage', async ({ phone }) => {
    const { owner, club } = await clubWithItem();
    const session = await memberOf(club);
    await post(club, session);

    const staff = await phone({ session: owner });
    await staff.open(`/club/${club.handle}/manage`);
    await staff.page.getByRole('link', { name: 'Achievements', exact: true }).click();
    await staff.page.getByRole('link', { name: 'New achievement' }).click();
    await staff.page.getByRole('button', { name: /^Voice of the club/ }).click();
    // Three stages of the template, nearer together, the last one with an item.
    const goals = staff.page.getByLabel('Goal', { exact: true });
    await goals.nth(1).fill('2');
    await goals.nth(2).fill('3');
    // Too little for a level: its celebration would stand in front of the toasts.
    await staff.page.getByLabel('XP', { exact: true }).nth(1).fill('10');
    await staff.page.getByLabel('XP', { exact: true }).nth(2).fill('20');
    await staff.page
      .getByLabel('Item', { exact: true })
      .nth(2)
      .selectOption({ label: 'Turnstile wristband' });
    await staff.page.getByLabel('How many fans can get it').fill('5');
    await staff.page.getByRole('region', { name: 'Preview' }).getByText('0 / 1').waitFor();
    await staff.page.getByRole('button', { name: 'Publish', exact: true }).click();
    const sure = staff.page.getByRole('dialog', { name: 'Publish this achievement?' });
    await sure.getByRole('button', { name: 'Publish', exact: true }).click();
    await staff.page.getByRole('link', { name: /Voice of the club/ }).waitFor();

    await staff.page.getByRole('link', { name: 'New achievement' }).click();
    await staff.page.getByRole('button', { name: 'Start from scratch' }).click();
    await staff.page.getByLabel('Name', { exact: true }).fill('Early bird');
    await staff.page.getByLabel('What counts').selectOption({ label: 'Check-ins' });
    await staff.page.getByRole('button', { name: 'Add stage' }).click();
    await staff.page.getByRole('button', { name: 'Add stage' }).click();
    await goals.nth(1).fill('5');
    await goals.nth(2).fill('10');
    await staff.page.getByRole('radio', { name: 'Burst' }).check({ force: true });
    await staff.page.getByRole('button', { name: 'Save draft' }).click();
    await staff.page.locator('.sp-toast').getByText('Achievement saved').waitFor();

    const fan = await phone({ session });
    const { page } = fan;
    const toast = (words: string) => page.locator('.sp-toast').getByText(words);
    await fan.open(`/club/${club.handle}/achievement`);
    await page.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor();
    // The post from before the achievement was made.
    await page.getByRole('button', { name: /^1 more post to stage 2/ }).waitFor();
    await page.getByText('1 of 3 stages earned').waitFor();
    await fan.connected();

    await post(club, session);
    await toast('Voice of the club: stage 2 earned').waitFor();
    await page.getByRole('button', { name: /^1 more post to stage 3/ }).waitFor();
    await post(club, session);
    await toast('Voice of the club: stage 3 earned').waitFor();
    await toast('You got 20 XP and Turnstile wristband').waitFor();
    await page.getByText('3 of 3 stages earned').waitFor();

    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Voice of the club 3/ })
      .click();
    const opened = page.getByRole('dialog', { name: 'Voice of the club' });
    await opened.getByRole('link', { name: 'View item' }).waitFor();
    await fan.open('/club/badges');
    await page
      .getByRole('button', { name: /Voice of the club/ })
      .first()
      .waitFor();
    const { xp } = await callApi('GET /clubs/:id/standing', {
      params: { id: club.id },
      token: session.sctoken,
    });
    expect(xp).toBe(25 + 10 + 20);
  });
});
