// An event from being planned to the scan at its door, and to its cancellation with the money back.
// Covers: events.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { expect } from 'vitest';
import { fanWithMoney, verified } from './lib/accounts.ts';
import { codeOn, ownName } from './lib/doors.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const HOUR_MS = 3_600_000;
/** The job that pays back looks every minute. */
const LONGEST_S = 150;

/** As a field of a form holds it; the club's clock is UTC. */
const typed = (from_now_h: number) => new Date(Date.now() + from_now_h * HOUR_MS).toISOString().slice(0, 16);

async function ticketOf(owner: Session, club: { id: string }, name: string): Promise<string> {
  const token = owner.sctoken;
  const picture = { from: 'drawn' as const, object: 'ticket' as const };
  const body = { name, quality: 'rare' as const, kind: 'ticket' as const, picture, edition_size: 40 };
  return (await callApi('POST /clubs/:id/item-designs', { params: { id: club.id }, token, body })).id;
}

/** On the management of the club: typed, saved, published. */
async function plan({ page, open }: Phone, club: { handle: string }, of: { title: string; ticket: string }) {
  await open(`/club/${club.handle}/manage`);
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('button', { name: 'New event' }).click();
  const sheet = page.getByRole('dialog', { name: 'New event' });
  await sheet.getByLabel('Title').fill(of.title);
  await sheet.getByLabel('Place', { exact: true }).fill('Paper Hall');
  await sheet.getByLabel('Doors open').fill(typed(-1));
  await sheet.getByLabel('Starts').fill(typed(1));
  await sheet.getByLabel('Ends').fill(typed(5));
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Drafts' }).click();
  await page.getByRole('link', { name: new RegExp(of.title) }).click();
}

async function moneyOf({ sctoken: token }: Session): Promise<number> {
  return (await callApi('GET /wallet', { token })).credits.available_cents;
}

journey(
  'an event is planned, its ticket scanned at the door, and canceled with the money back',
  async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const [title, ticket] = [ownName('Loud evening'), ownName('Standing')];
    const token = owner.sctoken;
    const design_id = await ticketOf(owner, club, ticket);
    const creator = await phone({ session: owner });
    await plan(creator, club, { title, ticket });
    const [event] = await callApi('GET /clubs/:id/events', {
      params: { id: club.id },
      query: { when: 'drafts' },
      token,
    });
    if (event === undefined) throw new Error('the draft is there');
    const params = { id: event.id };
    const { doors_at, starts_at, ends_at, time_zone } = event;
    const body = {
      ...{ kind: 'show' as const, title, place: 'Paper Hall' },
      doors_at,
      starts_at,
      ends_at,
      time_zone,
    };
    await callApi('PUT /events/:id', { params, token, body: { ...body, ticket_ids: [design_id] } });
    await callApi('POST /item-designs/:id/publish', { params: { id: design_id }, token });
    await creator.page.getByRole('button', { name: 'Publish', exact: true }).click();
    const question = creator.page.getByRole('dialog', { name: 'Publish this event?' });
    await question.getByRole('button', { name: 'Publish' }).click();
    await question.waitFor({ state: 'detached' });
    const sale = { design_id, price_cents: 2000 };
    const { id: listing } = await callApi('POST /clubs/:id/listings', {
      params: { id: club.id },
      token,
      body: sale,
    });

    const session = await fanWithMoney(club.id);
    const fan = await phone({ session });
    await fan.open(`/club/event/${event.id}`);
    await fan.page.getByRole('link', { name: new RegExp(`${ticket}.*\\$20\\.00`) }).waitFor();
    const paid = { params: { id: listing }, token: session.sctoken, body: { expected_price_cents: 2000 } };
    const { item_id } = await callApi('POST /listings/:id/buy', paid);
    expect(await moneyOf(session)).toBe(10_000 - 2000);
    await fan.open(`/item-qr?id=${item_id}`);
    await fan.page.getByRole('button', { name: 'Show a code to read out' }).waitFor();
    const code = await codeOn(fan.page);
    await creator.open(`/scan-ticket?club=${club.handle}`);
    await creator.page.getByRole('button', { name: 'Type a code' }).click();
    await creator.page.getByLabel('Code', { exact: true }).fill(code);
    await creator.page.getByRole('button', { name: 'Check code' }).click();
    await creator.page.getByText('Checked in', { exact: true }).waitFor();

    await creator.open(`/club/${club.handle}/manage-events?edit=${event.id}`);
    await creator.page.getByRole('button', { name: 'Cancel event' }).click();
    await creator.page.getByLabel('Reason, told to everybody').fill('The power is out.');
    await creator.page.getByRole('button', { name: 'Cancel and refund $20.00' }).click();
    await creator.page.getByText('Event canceled').first().waitFor();
    for (let waited = 0; (await moneyOf(session)) !== 10_000; waited += 1) {
      expect(waited).toBeLessThan(LONGEST_S);
      await sleep(1000);
    }
    await fan.open(`/club/event/${event.id}`);
    await fan.page.getByText('The power is out.').waitFor();
  },
);
