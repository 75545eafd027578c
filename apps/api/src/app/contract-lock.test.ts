// Owns: the lock file tells the truth, and every endpoint of the contract is bound exactly once.
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { contract } from '@stagepass/contract/registry.ts';
import { expect, test } from 'vitest';
import { lockText, readLock } from './contract-lock.ts';
import { domains } from './registries/domains.ts';

test('the lock file shows the contract as it is; run `npm run contract:lock` after a change', async () => {
  expect(await readLock()).toBe(await lockText());
});

test('every endpoint of the contract is bound by its domain, once', () => {
  const declared = Object.values(contract).flatMap((endpoints): Endpoint[] => Object.values(endpoints));
  const bound = domains.flatMap((domain) => domain.routes.map((route) => route.endpoint));
  const name = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`;
  expect(bound.map(name).sort()).toEqual(declared.map(name).sort());
  expect(new Set(declared.map(name)).size).toBe(declared.length);
});
