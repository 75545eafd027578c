// @vitest-environment jsdom
// Tests that the proof is worked out on the phone: it agrees, it is sealed, or what was changed is named.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { aProof } from '../testing/pools.ts';
import { Component } from './proof-screen.tsx';

afterEach(strikeStage);

function open(proof: object, server = {}) {
  storeSession(aSession());
  const asked = stubServer({ 'GET /draws/:id/proof': { data: proof }, ...server });
  openScreen('/club/gacha/proof/w0', <Component />, '/club/gacha/proof/:draw');
  return asked;
}

test('a draw that was made as it says agrees, also when checked again', async () => {
  open(aProof());
  await screen.findByRole('heading', { level: 1, name: 'Draw verified' });
  screen.getByText('Same hash');
  screen.getByText('moonbread');
  fireEvent.click(screen.getByRole('button', { name: 'Verify again' }));
  await screen.findByText(/^Draw verified\. Checked/);
});

test('ten drawn together are checked together, each with its needle', async () => {
  open(aProof(10, { position: 3 }));
  await screen.findByRole('heading', { level: 1, name: 'Draw verified' });
  expect(screen.getAllByRole('link', { name: /^Draw \d+ of 10/ })).toHaveLength(10);
  expect(screen.getByRole('link', { name: /^Draw 4 of 10/ }).getAttribute('aria-current')).toBe('page');
});

test.each([
  [
    'another item',
    (proof: ReturnType<typeof aProof>) => ({
      ...proof,
      draws: proof.draws.map((draw) => ({ ...draw, design_id: draw.design_id === 'd4' ? 'd3' : 'd4' })),
    }),
    /item: the receipt says/,
  ],
  [
    'another seed',
    (proof: ReturnType<typeof aProof>) => ({ ...proof, server_seed: '5f'.repeat(32) }),
    /doesn’t match the hash/,
  ],
  [
    'another weight',
    (proof: ReturnType<typeof aProof>) => ({
      ...proof,
      table: proof.table.map((entry, at) => (at === 0 ? { ...entry, weight: 9 } : entry)),
    }),
    /draw hash: the receipt says/,
  ],
] as const)('%s is caught and named', async (_, change, sentence) => {
  open(change(aProof()));
  await screen.findByRole('heading', { level: 1, name: 'Draw doesn’t match' });
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
});

test('a sealed one can be opened by whoever drew it, and by nobody else', async () => {
  open(aProof(1, { server_seed: null }));
  await screen.findByRole('heading', { level: 1, name: 'Not revealed yet' });
  screen.getByRole('button', { name: 'Reveal server seed' });
  strikeStage();
  open(aProof(1, { server_seed: null, mine: false }));
  await screen.findByText(/when the fan changes their client seed/);
  expect(screen.queryByRole('button', { name: 'Reveal server seed' })).toBeNull();
});

test('no such draw', async () => {
  open({}, { 'GET /draws/:id/proof': { status: 404, error: { code: 'gacha.draw-not-found' } } });
  await screen.findByText(/This draw doesn’t exist/);
});
