// Achievements: a creator makes one of three stages from a template and another by hand; a fan's deeds from before count, the next
// stages are reached, and badge and rewards are there.
// Covers: achievements, badges, posts, items, levels.
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf } from './lib/mission-club.ts';
import { journey, type Phone, scrollUntil } from './lib/phone.ts';
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

/** From the club's home to all its achievements. */
async function toAchievements({ page, open }: Phone, { handle }: { handle: string }): Promise<void> {
  await open(`/club/${handle}/home`);
  const section = page.getByRole('region', { name: 'Achievements' });
  await scrollUntil(page, section);
  await section.getByRole('link', { name: 'See all' }).click();
  await page.getByRole('heading', { level: 1, name: 'Achievements' }).waitFor();
}

/** Written by the fan's own hand, from the club's posts. */
async function writePost({ page, open, connected }: Phone, { handle }: { handle: string }): Promise<void> {
  await open(`/club/${handle}/home`);
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await page.getByRole('link', { name: /^Write to/ }).click();
  await page.getByRole('textbox', { name: 'Post text' }).fill('Who has the spare drumsticks?');
  // What it earns is told over the socket, and the home was loaded anew.
  await connected();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}

/** Live at once: stages that so many posts reach. */
async function publishedForPosts(owner: Session, club: { id: string }, goals: readonly number[]) {
  const made = await callApi('POST /clubs/:id/achievements', {
    params: { id: club.id },
    token: owner.sctoken,
    body: {
      name: 'Old hand',
      description: '',
      look: { shape: 'hex', icon: 'hand-heart', hue: 125 },
      counter: 'posts',
      hidden: false,
      stages: goals.map((goal) => ({ goal, xp: 0 })),
    },
  });
  await callApi('POST /achievements/:id/publish', { params: { id: made.id }, token: owner.sctoken });
  return made;
}

/** How many stages of the club's only achievement they have. */
async function stageOf(club: { id: string }, session: Session): Promise<number> {
  const { achievements } = await callApi('GET /clubs/:id/achievements', {
    params: { id: club.id },
    token: session.sctoken,
  });
  return achievements[0]?.stage ?? 0;
}

/** The page's socket waits at the server's door until it is released; `drop` breaks the line that stands. */
async function holdSocket(page: Page) {
  const released = Promise.withResolvers<void>();
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/socket\.io\//, async (line) => {
    await released.promise;
    line.connectToServer();
    lines.push(line);
  });
  return { release: () => released.resolve(), drop: async () => lines.at(-1)?.close() };
}

/** The titles of all toasts about that achievement since the page was opened, in their order. */
async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { toastTitles: titles });
    const look = () => {
      const title = document.querySelector('.sp-toast[data-state="open"] .sp-toast-title')?.textContent ?? '';
      if (title !== (titles.at(-1) ?? '')) titles.push(title);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { toastTitles: string[] }).toastTitles.filter((one) => /^Old hand/.test(one)),
    );
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
    await toAchievements(fan, club);
    // The post from before the achievement was made.
    await page.getByRole('button', { name: /^1 more post to stage 2/ }).waitFor();
    await page.getByText('1 of 3 stages earned').waitFor();
    await fan.connected();

    await post(club, session);
    await toast('Voice of the club: stage 2 earned').waitFor();
    await page.getByRole('button', { name: /^1 more post to stage 3/ }).waitFor();
    await writePost(fan, club);
    await toast('Voice of the club: stage 3 earned').waitFor();
    await toast('You got 20 XP and Turnstile wristband').waitFor();
    await toAchievements(fan, club);
    await page.getByText('3 of 3 stages earned').waitFor();

    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Voice of the club 3/ })
      .click();
    const opened = page.getByRole('dialog', { name: 'Voice of the club' });
    await opened.getByRole('link', { name: 'View item' }).waitFor();
    await fan.open('/user/profile');
    await page.getByRole('link', { name: /^Badges/ }).click();
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

  journey(
    'a stage that is earned before the socket stands is told once it does, and once',
    async ({ phone }) => {
      const { owner, club } = await clubWithItem();
      const session = await memberOf(club);
      const { id } = await publishedForPosts(owner, club, [1, 2]);

      const fan = await phone({ session });
      const { page } = fan;
      const socket = await holdSocket(page);
      const shown = await watchToasts(page);
      const asked: number[][] = [];
      // Everything of the last hour: whoever asks again is told the same again, and has to know it.
      await page.route(/\/achievements\/earned/, async (route) => {
        const answer = await route.fetch({
          url: route
            .request()
            .url()
            .replace(/within_s=\d+/, 'within_s=3600'),
        });
        const { data } = (await answer.json()) as { data: { achievement_id: string; stage: number }[] };
        // The site's own may be among them.
        asked.push(data.filter(({ achievement_id }) => achievement_id === id).map(({ stage }) => stage));
        await route.fulfill({ response: answer });
      });
      await fan.open(`/club/${club.handle}/home`);
      await post(club, session);
      await expect.poll(() => stageOf(club, session), { timeout: 30_000 }).toBe(1);
      expect([asked, await shown()]).toEqual([[], []]);

      socket.release();
      await page.locator('.sp-toast').getByText('Old hand: stage 1 earned').waitFor();
      expect(asked).toEqual([[1]]);
      // The line breaks, and is asked again for what it may have missed.
      await socket.drop();
      await expect.poll(() => asked, { timeout: 30_000 }).toEqual([[1], [1]]);
      await fan.connected();
      await post(club, session);
      await page.locator('.sp-toast').getByText('Old hand: stage 2 earned').waitFor();
      expect(await shown()).toEqual(['Old hand: stage 1 earned', 'Old hand: stage 2 earned']);
    },
  );
});
