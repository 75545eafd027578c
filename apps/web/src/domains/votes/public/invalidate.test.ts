// Tests that votes are asked for again once tokens moved: each of them says how many one can spend on it.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateTokens } from '#domains/tokens/public/invalidate.ts';
import './invalidate.ts';

test('whoever got or spent tokens is shown a vote anew', async () => {
  const client = new QueryClient();
  client.setQueryData(['votes', 'v1'], { token: { symbol: 'VELV', held: 0 } });
  client.setQueryData(['items', 'own'], []);
  await invalidateTokens(client);
  expect(client.getQueryState(['votes', 'v1'])?.isInvalidated).toBe(true);
  expect(client.getQueryState(['items', 'own'])?.isInvalidated).toBe(false);
});
