// A ticket from the vault to the door: shown, filmed, let in, refused the second time, scanned without a network, given away.
// Covers: redemption, items.
import { describe, expect } from 'vitest';
import { signInAs, verified } from './lib/accounts.ts';
import { codeOn, doorClub as handle, ownName, giveTickets as tickets } from './lib/doors.ts';
import { filmCode, filmFile } from './lib/film.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { callApi, serverUrl } from './lib/server.ts';

async function openTicket({ page, open }: Phone, name: string): Promise<void> {
  await open('/user/inventory');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('link', { name: 'Show code' }).click();
  await page.getByRole('img', { name: new RegExp(`^Code of ${name}`) }).waitFor();
  await settled(page);
}

describe('an item', () => {
  journey(
    'that is a ticket is shown, filmed at the door, let in once, and refused with who and when',
    async ({ phone }) => {
      const film = await filmFile();
      const [fan, creator] = [await verified(), await signInAs('creator')];
      const name = ownName('Loud night');
      await tickets(creator, name, [fan.user_name]);
      const hers = await phone({ session: fan });
      await openTicket(hers, name);
      await hers.connected();
      await filmCode(hers.page, film, { away_s: 2, shown_s: 2 });

      const door = await phone({ session: creator, camera: film });
      await door.page.goto(`${serverUrl().replace('127.0.0.1', 'localhost')}/scan-ticket?club=${handle}`);
      await door.page.getByText('Checked in', { exact: true }).waitFor({ timeout: 30_000 });
      await door.page.getByText(`${fan.display_name}, ${name}`).first().waitFor();
      await hers.page.getByText('Checked in', { exact: true }).waitFor();

      await door.page.getByText('Already used', { exact: true }).waitFor({ timeout: 30_000 });
      await door.page.getByText(new RegExp(`^Used at .*scanned by ${creator.display_name}$`)).waitFor();
    },
  );

  journey(
    'that is scanned without a network waits on the phone, and is delivered after',
    async ({ phone }) => {
      const [fan, creator] = [await verified(), await signInAs('creator')];
      const name = ownName('Quiet night');
      await tickets(creator, name, [fan.user_name]);
      const hers = await phone({ session: fan });
      await openTicket(hers, name);

      const door = await phone({ session: creator });
      await door.open(`/scan-ticket?club=${handle}`);
      await hers.page.getByRole('button', { name: 'Show a code to read out' }).waitFor();
      const code = await codeOn(hers.page);
      // What the door needs without a network must have come before there is none.
      await door.page.waitForLoadState('networkidle');
      door.trouble.expect(/ERR_INTERNET_DISCONNECTED/);
      await door.context.setOffline(true);
      await door.page.getByRole('button', { name: 'Type a code' }).click();
      await door.page.getByLabel('Code', { exact: true }).fill(code);
      await door.page.getByRole('button', { name: 'Check code' }).click();
      await door.page.getByText('1 scan waiting to be sent').waitFor();
      await door.page.getByText('Accepted', { exact: true }).waitFor();

      // Once more, at the same door: this phone itself knows better.
      await door.page.getByRole('button', { name: 'Type a code' }).click();
      await door.page.getByLabel('Code', { exact: true }).fill(code);
      await door.page.getByRole('button', { name: 'Check code' }).click();
      await door.page.getByText('Already used', { exact: true }).waitFor();
      await door.context.setOffline(false);
      await door.page.getByText(/waiting to be sent/).waitFor({ state: 'detached' });

      const { sctoken: token } = fan;
      const [entry] = await callApi('GET /redemptions', { token });
      expect(entry?.design?.name).toBe(name);
    },
  );

  journey('is given to somebody else from its sheet', async ({ phone }) => {
    const [fan, creator] = [await verified(), await signInAs('creator')];
    const name = ownName('Given cup');
    await tickets(creator, name, [fan.user_name], 'coupon');
    const { page, open } = await phone({ session: fan });
    await open('/user/inventory');
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('button', { name: 'Gift' }).click();
    const friend = await signInAs('fan');
    await page.getByLabel('Who gets it?').fill(friend.user_name);
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: new RegExp(friend.display_name) })
      .click();
    await page.getByRole('button', { name: 'Give item' }).click();
    await page.getByText(`You gave ${name} to ${friend.display_name}`).first().waitFor();
    await page.getByText('No items yet').waitFor();
    const theirs = await callApi('GET /inventory', { query: { q: name }, token: friend.sctoken });
    expect(theirs).toHaveLength(1);
  });
});
