// @vitest-environment jsdom
// Tests the rows of one's own profile that lead to what one holds.
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import { aSession, openScreen, strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { Way as PassWay } from './pass-way.tsx';
import { Way as VaultWay } from './vault-way.tsx';

afterEach(strikeStage);

test('the vault says how much is in it, and both rows lead on', async () => {
  storeSession(aSession());
  const counts = { total: 1098, by_quality: [], by_kind: [], by_state: [], by_club: [] };
  stubServer({ 'GET /inventory/counts': { data: counts } });
  const ways = (
    <>
      <VaultWay />
      <PassWay />
    </>
  );
  openScreen('/user/profile', ways);
  const vault = await screen.findByRole('link', { name: /^Inventory.*1,098/ });
  expect(vault.getAttribute('href')).toBe('/user/inventory');
  expect(screen.getByRole('link', { name: /^Fan pass/ }).getAttribute('href')).toBe('/user/fanpass');
});
