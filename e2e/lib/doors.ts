// Owns what journeys at doors share: people who may show a code, tickets for them, and reading a code off the glass.
import { readFile } from 'node:fs/promises';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { Page } from 'playwright-core';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { callApi } from './server.ts';

export const doorClub = 'velvet-static';

const LETTERS = 'bcdfghklmnprstvw';

/** A name that no other run gives, in words that may stand on any screen: letters and figures in one would be cut as two. */
export function ownName(name: string): string {
  const letters = Array.from({ length: 5 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]);
  return `${name} ${letters.join('')}`;
}

/** A new ticket of the club, and a copy of it for each name. */
export async function giveTickets(
  owner: Session,
  name: string,
  user_names: string[],
  kind: 'ticket' | 'coupon' = 'ticket',
): Promise<void> {
  const token = owner.sctoken;
  const body = {
    name,
    quality: 'rare' as const,
    kind,
    picture: { from: 'drawn' as const, object: 'ticket' as const },
    edition_size: 40,
    redeemable: {
      place: 'The stairs',
      gate: kind === 'ticket' ? 'Gate A' : '',
      from: kind === 'ticket' ? new Date(Date.now() - 3_600_000).toISOString() : null,
    },
  };
  const { id } = await callApi('POST /clubs/:id/item-designs', { params: { id: doorClub }, token, body });
  await callApi('POST /item-designs/:id/publish', { params: { id }, token });
  await callApi('POST /item-designs/:id/grants', {
    params: { id },
    token,
    body: { to: 'names', user_names },
  });
}

/** What the QR code on the glass says, read as a camera would read it. */
export async function codeOn(page: Page): Promise<string> {
  const wasm = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });
  const picture = await page.locator('.sp-qr').screenshot();
  const [read] = await readBarcodes(new Blob([new Uint8Array(picture)]), { formats: ['QRCode'] });
  const code = new URL(read?.text ?? 'about:blank').searchParams.get('code');
  if (code === null) throw new Error('the glass shows no code that can be read');
  return code;
}
