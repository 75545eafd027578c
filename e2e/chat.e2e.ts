// Two people talk: what one writes, changes and takes back arrives at the other; a line that is cut loses and doubles nothing.
// Covers: chat.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { openLine } from './lib/cut-line.ts';
import { journey } from './lib/phone.ts';
import { appUrl, callApi, dataDir, visit } from './lib/server.ts';

/** Two people who know each other: what one writes arrives at once. */
async function friends(): Promise<{ ana: Session; ben: Session; chat: string }> {
  const [ana, ben] = [await verified(), await verified()];
  for (const [one, other] of [
    [ana, ben],
    [ben, ana],
  ] as const)
    await callApi('PUT /users/:id/follow', { params: { id: other.user_id }, token: one.sctoken });
  const { id } = await callApi('POST /conversations', {
    body: { user_name: ben.user_name },
    token: ana.sctoken,
  });
  return { ana, ben, chat: id };
}

const said = (page: Page): Locator => page.getByRole('log').getByRole('article');

async function write(page: Page, text: string): Promise<void> {
  await page.locator('.sp-chat-field').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Typing is told to those who have the conversation open at that moment: a page that opens slowly sees the next letters. */
async function typeUntilSeen(page: Page, seen: Locator): Promise<void> {
  const typeOn = async () => {
    await page.locator('.sp-chat-field').press('l');
    return seen.isVisible();
  };
  await expect.poll(typeOn, { timeout: 30_000, interval: 500 }).toBe(true);
}

async function choose(page: Page, text: string, act: string | RegExp): Promise<void> {
  const message = said(page).filter({ hasText: text });
  await message.getByRole('button', { name: 'Message options' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: act }).click();
}

describe('two people', () => {
  journey('write, type, read, react, edit and delete, and the other sees it', async ({ phone }) => {
    const { ana, ben, chat } = await friends();
    const [hers, his] = [await phone({ session: ana }), await phone({ session: ben })];
    await hers.open(`/user/chat/${chat}`);
    await his.open(`/user/chat/${chat}`);
    await Promise.all([hers.connected(), his.connected()]);

    // Each of them does everything once, and the other sees it.
    for (const [from, to, name, text] of [
      [his, hers, ben.display_name, 'Hello Ana'],
      [hers, his, ana.display_name, 'Hello Ben'],
    ] as const) {
      await typeUntilSeen(from.page, to.page.getByText(`${name} is typing…`));
      await write(from.page, text);
      await said(to.page).filter({ hasText: text }).waitFor();
      await to.page.getByText(`${name} is typing…`).waitFor({ state: 'hidden' });
      await from.page.getByText(/^Seen /).waitFor();

      await choose(to.page, text, 'Love');
      const message = said(from.page).filter({ hasText: text });
      await message.getByRole('button', { name: 'Love, 1' }).waitFor();
      await choose(to.page, text, 'Reply');
      await write(to.page, `${text}, too`);
      await from.page.getByRole('button', { name: new RegExp(`^In reply to\\s*You\\s*${text}`) }).waitFor();

      await choose(to.page, `${text}, too`, /^Edit/);
      await to.page.locator('.sp-chat-field').fill(`${text}, edited`);
      await to.page.getByRole('button', { name: 'Save changes' }).click();
      await said(from.page)
        .filter({ hasText: `${text}, edited` })
        .getByText('edited', { exact: true })
        .waitFor();

      // A toast says the same words to whoever deletes.
      const deleted = from.page.locator('main').getByText('Message deleted');
      const gone = await deleted.count();
      await choose(to.page, `${text}, edited`, 'Delete');
      await to.page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
      await expect.poll(() => deleted.count()).toBe(gone + 1);
    }

    await write(hers.page, 'Last one');
    await said(his.page).filter({ hasText: 'Last one' }).waitFor();
    await choose(his.page, 'Last one', 'Pin');
    await hers.page.getByRole('button', { name: 'Pinned: Last one' }).waitFor();
  });

  journey('write while the line is cut: all arrive, once, in order', async ({ phone }) => {
    const { ana, ben, chat } = await friends();
    const his = await phone({ session: ben });
    await his.open(`/user/chat/${chat}`);
    const line = await openLine();
    visit({ url: line.url, dataDir: dataDir() });
    try {
      const hers = await phone({ session: ana });
      hers.trouble.expect(/request: |console: /);
      await hers.open(`/user/chat/${chat}`);
      await hers.connected();
      await write(hers.page, 'before');
      await said(his.page).filter({ hasText: 'before' }).waitFor();

      line.cut();
      const wanted = Array.from({ length: 10 }, (_, at) => `message ${at + 1} of ten`);
      for (const text of wanted) await write(hers.page, text);
      await said(hers.page).filter({ hasText: 'message 10 of ten' }).waitFor();
      await write(his.page, 'meanwhile');
      expect(await said(his.page).filter({ hasText: 'of ten' }).count()).toBe(0);

      line.mend();
      await said(his.page).filter({ hasText: 'message 10 of ten' }).waitFor();
      await said(hers.page).filter({ hasText: 'meanwhile' }).waitFor();
      for (const page of [hers.page, his.page]) {
        await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null);
        const texts = await said(page).filter({ hasText: 'of ten' }).allInnerTexts();
        expect(texts.map((text) => /message \d+ of ten/.exec(text)?.[0])).toEqual(wanted);
      }
      await hers.page.reload();
      await said(hers.page).filter({ hasText: 'message 10 of ten' }).waitFor();
      expect(await said(hers.page).filter({ hasText: 'of ten' }).count()).toBe(10);
    } finally {
      visit(undefined);
      line.mend();
      await line.stop();
    }
  });

  journey('read and write from a cold start without a network', { timeout: 120_000 }, async ({ phone }) => {
    const { ana, ben, chat } = await friends();
    await callApi('POST /conversations/:id/messages', {
      params: { id: chat },
      body: { id: crypto.randomUUID(), text: 'The train leaves at nine' },
      token: ben.sctoken,
    });
    const hers = await phone({ session: ana, serviceWorkers: 'allow' });
    hers.trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|console: WebSocket|console: ApiError/);
    await hers.open('/home');
    // The files of these screens are there before they were opened.
    await expect
      .poll(
        () =>
          hers.page.evaluate(async () => {
            const files: string[] = await (await fetch('/at-hand.json')).json();
            return (await Promise.all(files.map((file) => caches.match(file)))).every(Boolean);
          }),
        { timeout: 20_000 },
      )
      .toBe(true);
    await hers.open('/messages');
    await hers.page.getByRole('link', { name: new RegExp(ben.display_name) }).click();
    await said(hers.page).filter({ hasText: 'The train leaves at nine' }).waitFor();
    // Kept once the conversation has come to rest.
    await hers.page.waitForTimeout(2500);
    await hers.page.close();
    await hers.context.setOffline(true);

    let page = await hers.context.newPage();
    await page.goto(`${appUrl()}/messages`);
    await page.getByRole('link', { name: new RegExp(ben.display_name) }).click();
    await said(page).filter({ hasText: 'The train leaves at nine' }).waitFor();
    await write(page, 'Written in the tunnel');
    await said(page).filter({ hasText: 'Written in the tunnel' }).waitFor();
    await page.close();

    page = await hers.context.newPage();
    await page.goto(`${appUrl()}/user/chat/${chat}`);
    await said(page).filter({ hasText: 'Written in the tunnel' }).waitFor();
    await page.getByText('Waiting for connection').waitFor();
    await hers.context.setOffline(false);
    await page.waitForFunction(() => document.querySelector('[data-state="waiting"]') === null);
    const { messages } = await callApi('GET /conversations/:id/messages', {
      params: { id: chat },
      query: {},
      token: ben.sctoken,
    });
    expect(messages.map(({ text }) => text)).toEqual(['The train leaves at nine', 'Written in the tunnel']);
  });

  journey('are told of a message elsewhere, and the toast opens the chat', async ({ phone }) => {
    const { ana, ben, chat } = await friends();
    const his = await phone({ session: ben });
    await his.open('/discover');
    await his.connected();
    await callApi('POST /conversations/:id/messages', {
      params: { id: chat },
      body: { id: crypto.randomUUID(), text: 'Are you coming tonight?' },
      token: ana.sctoken,
    });
    const toast = his.page.getByRole('button', { name: new RegExp(`^${ana.user_name} sent you a message`) });
    await toast.waitFor();
    await his.page.getByText('1 unread').waitFor({ state: 'attached' });
    await toast.click();
    await his.page.waitForURL(`**/user/chat/${chat}`);
    await his.page.getByText('New messages').waitFor();
    await said(his.page).filter({ hasText: 'Are you coming tonight?' }).waitFor();
  });

  journey('begin as a request where they do not know each other', async ({ phone }) => {
    const [ana, ben] = [await verified(), await verified()];
    const [hers, his] = [await phone({ session: ana }), await phone({ session: ben })];
    await his.open('/messages');
    await his.connected();
    await hers.open(`/user/${ben.user_name}`);
    await hers.page.getByRole('link', { name: 'Message', exact: true }).click();
    await hers.page.waitForURL('**/user/chat/*');
    await write(hers.page, 'Do you sell the poster?');
    await hers.page.getByText(/can read this once they accept/).waitFor();

    await his.page.getByRole('link', { name: /Message requests/ }).click();
    await his.page.getByRole('link', { name: new RegExp(ana.display_name) }).click();
    await said(his.page).filter({ hasText: 'Do you sell the poster?' }).waitFor();
    expect(await hers.page.getByText(/^Seen /).count()).toBe(0);
    await his.page.getByRole('button', { name: 'Accept' }).click();
    await write(his.page, 'No, it stays on my wall');
    await said(hers.page).filter({ hasText: 'No, it stays on my wall' }).waitFor();
    await his.open('/messages');
    await his.page.getByRole('link', { name: new RegExp(ana.display_name) }).waitFor();
  });
});
