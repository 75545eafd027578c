// Webhooks: a creator adds one, their program receives an event, verifies its signature, fails, and gets it again by itself.
// Covers: webhooks.
import { startWebhookServer, type WebhookServer } from '@stagepass/testkit/servers/webhook-server.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

let program: WebhookServer;
beforeAll(async () => {
  const port = Number(process.env.E2E_WEBHOOK_PORT);
  if (!port) throw new Error('E2E_WEBHOOK_PORT is not set: run the journeys through npm test.');
  program = await startWebhookServer(port);
});
afterAll(() => program?.stop());

/** The answer is noted a moment after it was given. */
async function inLog(page: Page, text: RegExp): Promise<void> {
  const look = async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    return page.getByText(text).count();
  };
  await expect.poll(look, { timeout: 30_000, interval: 1000 }).toBeGreaterThan(0);
}

const isAbout = (data: unknown, postId: string) =>
  typeof data === 'object' && data !== null && 'post_id' in data && data.post_id === postId;

// The clock's run comes once a minute, and the second try a minute after the first.
const timeout = 300_000;

journey(
  'an event is received, verified by its signature, and sent again after a failure',
  { timeout },
  async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const creator = await phone({ session: owner });
    const { page } = creator;
    await creator.open(`/club/${club.handle}/manage`);
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const sheet = page.getByRole('dialog', { name: 'New webhook' });
    await sheet.getByLabel('Address').fill(`${program.url}/hook`);
    await sheet.getByLabel('A post was published').check();
    await sheet.getByRole('button', { name: 'Add webhook' }).click();
    program.secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    expect(program.secret).toMatch(/^whsec_/);
    await page.getByRole('button', { name: 'I’ve saved the secret' }).click();
    await page.getByRole('link', { name: /hook/ }).click();

    program.fail(500);
    // Not of the club's founding, which may still be told by now.
    const post = await callApi('POST /clubs/:id/posts', {
      params: { id: club.id },
      body: { client_key: crypto.randomUUID(), text: 'Doors at eight.', audience: 'public' },
      token: owner.sctoken,
    });
    // Of an earlier try of this journey, another webhook may still send here.
    const received = () => program.received.filter(({ body }) => isAbout(body.data, post.id));
    await expect.poll(() => received().length, { timeout: 30_000 }).toBe(1);
    await inLog(page, /Waiting · Answer 500 · 1 try/);

    await expect.poll(() => received().length, { timeout: 180_000, interval: 1000 }).toBe(2);
    const [first, second] = received();
    expect([first?.status, second?.status]).toEqual([500, 200]);
    expect(second?.event_id).toBe(first?.event_id);
    expect(second?.body).toMatchObject({ kind: 'post.published', club_id: club.id });
    await inLog(page, /Delivered · Answer 200 · 2 tries/);
  },
);
