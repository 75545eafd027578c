// Owns how races are run: two hundred people with money on the real database, what became of each, and that all adds up after.
import { expect } from 'vitest';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { manyActors } from './clubs.ts';
import { giveCredits, whatDoesNotAddUp } from './ledger.ts';
import { manyAddresses } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeWorld, type Stage } from './world.ts';

export const MANY = 200;

export interface Race {
  readonly app: TestApp;
  readonly stage: Stage;
  readonly crowd: readonly SignedIn[];
}

/** A club whose owner calls, and a crowd in which everybody has so many credits. */
export async function openRace(credits: number): Promise<Race> {
  const app = await startTestApp({ env: manyAddresses });
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: false });
  const crowd = await manyActors(app, MANY);
  if (credits > 0)
    for (const { user_id } of crowd) await giveCredits(app.platform.db, { user_id, amount: credits });
  return { app, stage, crowd };
}

export async function closeRace({ app }: Race): Promise<void> {
  expect(await whatDoesNotAddUp(app.platform.db)).toEqual([]);
  expect(await auditLedger(app.platform.db)).toMatchObject({ found: 0, differences: [] });
  expect(await auditItems(app.platform.db)).toEqual([]);
  await app.stop();
}

/** How often each code failed; successes under `ok`. */
export async function tally(work: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof Failure)) throw outcome.reason;
    const name = outcome.status === 'fulfilled' ? 'ok' : (outcome.reason as Failure).reason.code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
