// @vitest-environment jsdom
// Tests that the proof page redoes the draw itself: it agrees with what was drawn, and catches what was changed.
import { createHash } from 'node:crypto';
import { seededDice } from '@stagepass/base/dice.ts';
import { toHex } from '@stagepass/base/hex.ts';
import { drawRaffle, raffleListHash } from '@stagepass/base/raffle.ts';
import type { CampaignProof } from '@stagepass/contract/campaigns/shapes.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aProof, snare } from '../testing/campaigns.ts';
import { Component } from './proof-screen.tsx';

afterEach(strikeStage);

const dice = seededDice('a proof');
const seed = dice.bytes(32);
const entries = Array.from({ length: 30 }, (_, at) => ({
  number: at + 1,
  client_seed: toHex(dice.bytes(8)),
}));
const list_hash = raffleListHash(entries);
const [winners = []] = drawRaffle({
  server_seed: seed,
  list_hash,
  numbers: entries.map(({ number }) => number),
  prizes: [2],
});
const fan = (number: number) => ({
  number,
  user: { id: `u${number}`, user_name: `fan${number}`, display_name: `Fan ${number}`, avatar: null },
});
const drawn: Partial<CampaignProof> = {
  server_seed_hash: createHash('sha256').update(seed).digest('hex'),
  server_seed: toHex(seed),
  list_hash,
  entrants: entries.length,
  drawn_at: '2026-11-20T18:00:00Z',
  prizes: [{ reward_id: 'r1', prize: { kind: 'item', design: snare }, total: 2, winners: winners.map(fan) }],
};

function open(change: Partial<CampaignProof> = {}, list = entries) {
  const calls = stubServer({
    'GET /campaigns/:id/proof': { data: aProof({ ...drawn, ...change }) },
    // In two pages: what is checked is the whole list.
    'GET /campaigns/:id/tickets': ({ query }) =>
      query.cursor === undefined
        ? { data: list.slice(0, 20), beside: { next_cursor: '20' } }
        : { data: list.slice(20), beside: { next_cursor: null } },
  });
  openScreen('/campaign/k1/proof', <Component />, '/campaign/:id/proof');
  return calls;
}

test('agrees with what was drawn, names the winners, and checks again when asked', async () => {
  const calls = open({ mine: entries[4] ?? null });
  await screen.findByRole('heading', { level: 1, name: 'It all checks out' });
  screen.getByRole('img', { name: 'The draw checks out' });
  expect(screen.getAllByText('Same hash')).toHaveLength(2);
  screen.getByText('Same winners');
  screen.getByText('30 tickets, each with its own seed');
  const list = within(screen.getByRole('list', { name: 'Winners of Tour snare' }));
  for (const number of winners) list.getByText(`#${number}, Fan ${number}`);
  screen.getByText(entries[4]?.client_seed ?? '');
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/^It all checks out\. Checked on this phone in \d+ ms, with all 30 tickets/);
  expect(calls.length).toBeGreaterThan(before);
});

const otherSeed = entries.map((entry, at) => (at === 3 ? { ...entry, client_seed: 'changed' } : entry));
test.each<[string, Partial<CampaignProof>, typeof entries, string]>([
  ['a seed in the list', {}, otherSeed, 'Other hash'],
  ['a ticket that was left out', {}, entries.slice(1), 'Other hash'],
  ['the server seed', { server_seed: '00'.repeat(32) }, entries, 'Other hash'],
  [
    'the winners',
    {
      prizes: [
        { reward_id: 'r1', prize: { kind: 'item', design: snare }, total: 2, winners: [fan(1), fan(2)] },
      ],
    },
    entries,
    'Other winners',
  ],
])('catches that %s was changed', async (_, change, list, words) => {
  open(change, list);
  await screen.findByRole('heading', { level: 1, name: 'This doesn’t match' });
  screen.getByRole('img', { name: 'The draw doesn’t match its proof' });
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('is sealed before the close', async () => {
  open({ server_seed: null, list_hash: null, drawn_at: null, prizes: [], state: 'running' }, []);
  await screen.findByRole('heading', { level: 1, name: 'Sealed until the close' });
  screen.getByText('The list can still grow. It’s fixed when the campaign closes.');
  expect(screen.queryByRole('img', { name: /checks out/ })).toBeNull();
});
