// Two people talk: what one writes, changes and takes back arrives at the other; a line that is cut loses and doubles nothing.
// Covers: chat.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { openLine } from './lib/cut-line.ts';
import { journey } from './lib/phone.ts';
import { callApi, dataDir, visit } from './lib/server.ts';

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

    await his.page.locator('.sp-chat-field').pressSequentially('Hel');
    await hers.page.getByText(`${ben.display_name} is typing…`).waitFor();
    await write(his.page, 'Hello Ana');
    await said(hers.page).filter({ hasText: 'Hello Ana' }).waitFor();
    await hers.page.getByText(`${ben.display_name} is typing…`).waitFor({ state: 'hidden' });
    await his.page.getByText(/^Seen /).waitFor();

    await choose(hers.page, 'Hello Ana', 'Love');
    await his.page.getByRole('button', { name: 'Love, 1' }).waitFor();
    await choose(hers.page, 'Hello Ana', 'Reply');
    await write(hers.page, 'Hello yourself');
    await his.page.getByRole('button', { name: /^In reply to You: Hello Ana/ }).waitFor();

    await choose(hers.page, 'Hello yourself', /^Edit/);
    await hers.page.locator('.sp-chat-field').fill('Hello, you two');
    await hers.page.getByRole('button', { name: 'Save changes' }).click();
    await said(his.page).filter({ hasText: 'Hello, you two' }).getByText('edited').waitFor();

    await choose(hers.page, 'Hello, you two', 'Delete');
    await hers.page.getByRole('alertdialog').getByRole('button', { name: 'Delete message' }).click();
    await his.page.getByText('Message deleted').waitFor();

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
