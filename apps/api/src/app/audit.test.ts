// Proves that `npm run audit` looks at copies, listings and auctions as well as at the ledger, and that its exit code says what it found.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { domains } from './registries/domains.ts';
import { bid, fanWith, openLot } from './testing/auctions.ts';
import { openShops, resold, type Shops } from './testing/market.ts';
import { programEnv } from './testing/program-env.ts';
import type { Stage } from './testing/world.ts';

let shops: Shops;
let stage: Stage;
beforeAll(async () => {
  shops = await openShops();
  stage = await shops.fresh();
});
afterAll(() => shops.app.stop());

async function runAudit(): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'audit.ts')], {
    env: { ...programEnv(), ...shops.app.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** Behind the triggers' backs, as somebody with the database's password could. */
async function tamper(text: string, id: string): Promise<void> {
  await shops.app.platform.db.transaction(async (tx) => {
    await tx.query({ text: 'set local session_replication_role = replica' });
    await tx.query({ text, values: [id] });
  });
}

test('it agrees with what was done, and finds each row that somebody changed by hand', async () => {
  const [ann, ben] = [await fanWith(stage, 9000), await fanWith(stage, 9000)];
  const { listing, copy } = await resold(stage, ann, 1000);
  const lot = await openLot(stage);
  expect((await bid(shops.app, ben, lot.id, { amount: 3000 })).ok).toBe(true);
  const clean = await runAudit();
  expect(clean.said).toContain('Everything agrees.');
  expect(clean.said).toMatch(/ledger: .*agrees\n(items|auctions|market): agrees/);
  expect(clean.code).toBe(0);

  await tamper('update items set number = 7, seq = seq + 1 where id = $1', copy.item_id);
  await tamper(`update listings set state = 'closed', ended_at = now() where id = $1`, listing.id);
  await tamper('update auctions set leader_max = leader_max + 1 where id = $1', lot.id);
  const { code, said } = await runAudit();
  expect(said).toContain(`copy ${copy.item_id} its last step`);
  expect(said).toContain(`copy ${copy.item_id} is listed for nothing`);
  expect(said).toContain(`auction ${lot.id} holds 3000`);
  expect(code).toBe(1);

  // The operator's nightly jobs ask the same, and fail.
  for (const [name, audited] of [
    ['items', 'items.audit'],
    ['market', 'market.audit'],
    ['auctions', 'auctions.audit'],
  ]) {
    const job = domains.find((domain) => domain.name === name)?.jobs?.find((one) => one.name === audited);
    const log = { ...shops.app.platform.log, error: () => {} };
    const run = job?.run({ ...shops.app.platform, log }, null, new AbortController().signal);
    await expect(run).rejects.toThrow(`${audited} found`);
  }
}, 60_000);
