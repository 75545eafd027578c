// A phone that was opened once with a network, begun anew without one: the pass and the tickets are there, signed by the
// phone alone, and go with the session.
// Covers: app, redemption.
import { parseRedeemCode } from '@stagepass/base/redeem-code.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { ScanLook } from '@stagepass/contract/redemption/shapes.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInAs, verified } from './lib/accounts.ts';
import { codeOn, doorClub, giveTickets, ownName } from './lib/doors.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { appUrl, callApi } from './lib/server.ts';

const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|console: WebSocket|console: ApiError/;

/** What the phone keeps of its owner: the names of it, and whether its key could be taken out. */
function keptOn(page: Page) {
  return page.evaluate(async () => {
    const read = (name: string, store: string, what: 'getAllKeys' | 'getAll') =>
      new Promise<unknown[]>((resolve) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const asked = request.result.transaction(store).objectStore(store)[what]();
          asked.onsuccess = () => {
            request.result.close();
            resolve(asked.result);
          };
        };
      });
    const keys = (await read('stagepass-doors', 'keys', 'getAll')) as { private_key: CryptoKey }[];
    return {
      names: (await read('stagepass-own', 'kept', 'getAllKeys')) as string[],
      extractable: keys.map(({ private_key }) => private_key.extractable),
      files: await caches.has('stagepass-at-hand'),
    };
  });
}

/** Closes the app, takes the network away, and begins anew at the address. */
async function startCold({ context }: Phone, before: Page, path: string): Promise<Page> {
  await before.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`${appUrl()}${path}`);
  return page;
}

async function lookAt(code: string): Promise<ScanLook> {
  const [{ sctoken: token }, club] = [
    await signInAs('creator'),
    await callApi('GET /clubs/:id', { params: { id: doorClub } }),
  ];
  return callApi('POST /scan-looks', { token, body: { code, club_id: club.id } });
}

async function member(): Promise<Session> {
  const session = await verified();
  await callApi('POST /clubs/:id/join', { params: { id: doorClub }, token: session.sctoken, body: {} });
  return session;
}

journey(
  'the pass and a ticket open cold without a network, with codes signed here, and nobody else sees them',
  { timeout: 120_000 },
  async ({ phone }) => {
    const fan = await member();
    const name = ownName('Cold night');
    await giveTickets(await signInAs('creator'), name, [fan.user_name]);
    const hers = await phone({ session: fan, serviceWorkers: 'allow' });
    hers.trouble.expect(withoutNetwork);
    // Neither the pass nor the ticket is opened: the phone makes itself ready.
    await hers.open('/home');
    await expect
      .poll(() => keptOn(hers.page), { timeout: 20_000 })
      .toMatchObject({
        files: true,
        extractable: [false],
        names: [
          expect.stringMatching(/item/),
          expect.stringMatching(/pass$/),
          expect.stringMatching(/tickets$/),
        ],
      });

    let page = await startCold(hers, hers.page, '/user/fanpass');
    await page.getByRole('article', { name: `Fan pass, ${fan.display_name}` }).waitFor();
    await page.getByText('You’re offline. The code still works.').waitFor();
    await page.getByText(/^Saved on this phone on /).waitFor();
    await settled(page);
    const first = await codeOn(page);
    expect(await lookAt(first)).toMatchObject({ verdict: 'accepted' });
    await expect.poll(() => codeOn(page), { timeout: 40_000, interval: 1000 }).not.toBe(first);
    const next = await codeOn(page);
    expect(parseRedeemCode(next)?.slot).toBe((parseRedeemCode(first)?.slot ?? 0) + 1);
    expect(await lookAt(next)).toMatchObject({ verdict: 'accepted' });

    // From Home, begun anew without a network, to the list and the code.
    page = await startCold(hers, page, '/home');
    await page.reload();
    await page.getByRole('link', { name: 'Tickets', exact: true }).click();
    const row = page.getByRole('link', { name: new RegExp(name) });
    await row.getByText(/doors .*PM|doors .*AM/).waitFor();
    await row.getByText(/Gate A/).waitFor();
    await row.click();
    await page.getByRole('img', { name: new RegExp(`^Code of ${name}`) }).waitFor();
    await settled(page);
    expect(await lookAt(await codeOn(page))).toMatchObject({ verdict: 'accepted' });
    await page.reload();
    await page.getByRole('img', { name: new RegExp(`^Code of ${name}`) }).waitFor();
    await page.getByRole('button', { name: 'Show a code to read out' }).click();
    await page.getByText('You need a connection to get a code to read out.').waitFor();

    // From the app's first address, where nothing can be shown, to the list.
    page = await startCold(hers, page, '/');
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor();
    await page.getByRole('link', { name: /^Tickets/ }).click();
    await page.getByRole('link', { name: new RegExp(name) }).waitFor();

    // Signed out: nothing is left, not even for somebody who is signed in on the same phone.
    await hers.context.setOffline(false);
    await page.goto(`${appUrl()}/user/settings`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/discover$/);
    await expect.poll(() => keptOn(page)).toMatchObject({ names: [] });
    page = await startCold(hers, page, '/user/fanpass');
    await page.waitForURL(/\/permission-error/);
    const other = await verified();
    await page.evaluate((session) => localStorage.setItem('spc-user', session), JSON.stringify(other));
    page = await startCold(hers, page, '/user/fanpass');
    await page.getByText('Couldn’t load your fan pass').waitFor();
    expect(await page.getByText(fan.display_name).count()).toBe(0);
  },
);
