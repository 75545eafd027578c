// Owns the contract's lock file: every endpoint with its shapes, so that a change of the API shows in review.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiOf } from '#platform/http/openapi.ts';
import { apiRoot } from './paths.ts';
import { domains } from './registries/domains.ts';

const file = path.join(apiRoot, '..', '..', 'packages', 'contract', 'contract.lock.json');

export async function lockText(): Promise<string> {
  const tagged = domains.flatMap((domain) => domain.routes.map((route) => ({ domain: domain.name, route })));
  return `${JSON.stringify(sorted(await openApiOf(tagged, { API_BASE: '/api' })), null, 1)}\n`;
}

export async function readLock(): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** Keys in alphabetical order, so that moving a line in the code changes nothing here. */
function sorted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(sorted);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

if (import.meta.main) {
  await writeFile(file, await lockText());
  process.stdout.write('Wrote packages/contract/contract.lock.json\n');
}
