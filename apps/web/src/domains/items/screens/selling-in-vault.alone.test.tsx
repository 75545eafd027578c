// @vitest-environment jsdom
// Tests selling from the vault, with the market's step as a stand-in: one sheet that turns to it and back, and stays while it is busy.
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { ItemSheet } from '../parts/item-sheet.tsx';
import { type SellStepProps, sellParts } from '../public/sell-slot.ts';

afterEach(strikeStage);

const details = {
  id: 'i1',
  design: {
    id: 'd1',
    name: 'Door stub',
    quality: 'ssrare',
    kind: 'collectible',
    picture: null,
    model_url: null,
    club: null,
    edition_size: 40,
    issued: 12,
    transferable: true,
    redeemable: null,
  },
  number: 7,
  state: 'held',
  holder: null,
  mine: true,
  acquired_at: '2026-11-02T10:00:00.000Z',
  origin: 'gacha',
  in_use: false,
  place: null,
  redeemable: null,
  description: '',
  provenance: [],
  token: null,
  provenance_cursor: null,
  can: { use: false, redeem: false, sell: true, gift: false, burn: false },
} as const;

function SellStep({ onBack, onBusy }: SellStepProps) {
  return (
    <>
      <button type="button" onClick={() => onBusy(true)}>
        Begin
      </button>
      <button type="button" onClick={() => onBusy(false)}>
        Fail
      </button>
      <button type="button" onClick={() => onBack(true)}>
        Put up
      </button>
    </>
  );
}
sellParts.fill(async () => ({ SellStep }));

test('stands in the sheet of the thing, is not left half-way, and shows it anew after', async () => {
  const person = userEvent.setup();
  const calls = stubServer({
    'GET /items/:id': { data: details },
    'GET /inventory': { data: [], beside: { next_cursor: null } },
  });
  let closed = false;
  const sheet = <ItemSheet id="i1" onOther={() => {}} onClose={() => (closed = true)} />;
  openScreen('/', sheet, '/');
  const turn = async () => {
    await person.click(await screen.findByRole('button', { name: 'Sell' }));
    await screen.findByRole('button', { name: 'Put up' });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  };
  await turn();
  await person.click(screen.getByRole('button', { name: 'Begin' }));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Fail' }));
  await person.keyboard('{Escape}');
  await turn();
  const reads = () => calls.filter(({ name }) => name === 'GET /items/i1').length;
  const before = reads();
  await person.click(screen.getByRole('button', { name: 'Put up' }));
  await screen.findByRole('button', { name: 'Sell' });
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(closed).toBe(false);
});
