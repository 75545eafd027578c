// A club from its first light on: founded, lit in another gel, its tabs ordered, handed over, and nearly closed.
// Covers: clubs, memberships.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { journey, settled } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { dragByTouch } from './lib/touch.ts';

const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click();

/** Answers the handle under which it opened. */
async function found(page: Page, name: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText(/ is available\.$/).waitFor();
  await next(page);
  await page.getByRole('button', { name: 'Cafés' }).click();
  await page.getByLabel('Tagline').fill('Coffee and a stage the size of a rug.');
  await next(page);
  await page.getByRole('radio', { name: 'Green' }).press('ArrowRight');
  await page.getByText('Teal, 200').waitFor();
  // The phone's own way back goes one step back, and nothing is lost.
  await page.goBack();
  await page.getByRole('heading', { name: 'Describe your club' }).waitFor();
  await page.reload();
  await settled(page);
  await next(page);
  await page.getByText('Teal, 200').waitFor();
  await next(page);
  await page.getByRole('heading', { name: 'Name the tiers' }).waitFor();
  await next(page);
  await page.getByRole('button', { name: 'Create club' }).click();
  await page.getByText('Your club is open').waitFor();
  await page.getByRole('button', { name: 'Go to club' }).click();
  return /\/club\/([^/]+)\/home/.exec(page.url())?.[1] ?? '';
}

describe('clubs', () => {
  journey('are founded, lit, ordered, handed over, and kept after all', async ({ phone }) => {
    const [ana, ben] = [await verified(), await verified()];
    const [hers, his] = [await phone({ session: ana }), await phone({ session: ben })];
    const { page } = hers;
    await hers.open('/user/create-club');
    const handle = await found(page, `Third Rail ${Date.now().toString(36)}`);
    await settled(page);

    await hers.open(`/club/${handle}/settings`);
    await page.getByRole('radio', { name: 'Rose' }).press('Home');
    await page.getByText('Rose, 355').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Changes saved', { exact: true }).waitFor();
    const lit = await callApi('GET /clubs/:id', { params: { id: handle } });
    expect(lit.hue).toBe(355);

    await hers.open(`/club/${handle}/module`);
    const row = page.getByRole('list', { name: /in order/ }).getByRole('listitem');
    const second = (await row.nth(1).locator('.sp-head').textContent()) ?? '';
    await page.getByRole('button', { name: `Move ${second}` }).click();
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/modules'));
    await page.getByRole('button', { name: 'Move up' }).click();
    await row.first().getByText(second, { exact: true }).waitFor();
    await sent;
    await page.reload();
    await settled(page);
    await row.first().getByText(second, { exact: true }).waitFor();

    // By a finger too: the last one to the top.
    const names = () => row.locator('.sp-head').allTextContents();
    const last = (await names()).at(-1) ?? '';
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/modules'));
    const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
    await grip(last).scrollIntoViewIfNeeded();
    const [above = ''] = (await names()).slice(-3);
    await dragByTouch(page, grip(last), grip(above));
    await saved;
    expect((await names()).at(-3)).toBe(last);

    await callApi('POST /clubs/:id/join', { params: { id: handle }, token: ben.sctoken, body: {} });
    const role = { token: ana.sctoken, body: { role: 'admin' as const } };
    await callApi('PUT /clubs/:id/members/:user_id/role', {
      params: { id: handle, user_id: ben.user_id },
      ...role,
    });
    await hers.open(`/club/${handle}/settings`);
    await page.getByRole('button', { name: /Transfer ownership/ }).click();
    await page.getByRole('radio', { name: new RegExp(ben.display_name) }).check();
    await page.getByRole('button', { name: 'Offer ownership' }).click();
    await page.getByText(`Offered to ${ben.display_name}`).waitFor();

    await his.open(`/club/${handle}/home`);
    await his.page.getByRole('button', { name: 'Accept ownership' }).click();
    await his.page.getByRole('dialog').getByRole('button', { name: 'Accept ownership' }).click();
    await his.page
      .getByText(/^You’re now the owner of /)
      .first()
      .waitFor();

    await his.open(`/club/${handle}/settings`);
    await his.page.getByRole('button', { name: /Delete this club/ }).click();
    await his.page.getByLabel(`Type ${handle} to confirm`).fill(handle);
    await his.page.getByRole('button', { name: 'Delete club' }).click();
    await his.page.getByText(/^This club closes on /).waitFor();
    await his.page.getByRole('button', { name: 'Cancel deletion' }).click();
    await his.page.getByRole('button', { name: /Delete this club/ }).waitFor();
  });

  journey('have a helper at the entrance who is no full admin', async ({ phone }) => {
    const [ana, kim] = [await verified(), await verified()];
    const handle = `door-${Date.now().toString(36)}`;
    await callApi('POST /clubs', {
      token: ana.sctoken,
      body: { name: 'Second Door', handle, category: 'music', hue: 200 },
    });
    await callApi('POST /clubs/:id/join', { params: { id: handle }, token: kim.sctoken, body: {} });
    const [hers, theirs] = [await phone({ session: ana }), await phone({ session: kim })];

    await hers.open(`/club/${handle}/manage-members`);
    await hers.page.getByRole('button', { name: `Manage ${kim.display_name}` }).click();
    await hers.page.getByRole('button', { name: 'Make admin' }).click();
    await hers.page.getByRole('checkbox', { name: /^Scan at the entrance/ }).check();
    await hers.page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
    await hers.page.getByText('Changes saved').first().waitFor();

    await theirs.open(`/club/${handle}/manage`);
    await theirs.page.getByRole('link', { name: 'Scanner' }).waitFor();
    expect(await theirs.page.getByRole('link', { name: 'Store' }).count()).toBe(0);
    expect(await theirs.page.getByRole('link', { name: 'Members' }).count()).toBe(0);
    await theirs.open(`/club/${handle}/manage-store`);
    await theirs.page.getByRole('heading', { name: 'Your admin role doesn’t cover this' }).waitFor();
    await theirs.page.getByText(/but not for items, the store and sales\./).waitFor();

    // A wider role holds without signing in anew.
    await hers.open(`/club/${handle}/manage-members`);
    await hers.page.getByText('#2, Scanning').waitFor();
    await hers.page.getByRole('button', { name: `Manage ${kim.display_name}` }).click();
    await hers.page.getByRole('button', { name: 'Change what they can do' }).click();
    await hers.page.getByRole('checkbox', { name: /^Sell/ }).check();
    await hers.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await hers.page.getByText('Changes saved').first().waitFor();
    await theirs.open(`/club/${handle}/manage`);
    await theirs.page.getByRole('link', { name: 'Store' }).click();
    await theirs.page.getByRole('heading', { name: 'Store', level: 1 }).waitFor();
  });
});
