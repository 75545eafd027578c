// Tests what watchers of an auction are told: every bid once, in the order of the bids, however long one of them takes to be told.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMailbox, registerVerified } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import type { Statement } from '#platform/db/executor.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import type { AuctionFacts } from './auction.rules.ts';
import { tellBids } from './tell.ts';

let app: TestApp;
let user_id: string;
beforeAll(async () => {
  app = await startTestApp();
  user_id = (await registerVerified(app, openMailbox(app))).id;
});
afterAll(() => app.stop());

/** As the app's, with its answers to the first look at people coming late or not at all; what it says is kept. */
function listening(first: () => Promise<void>) {
  const { platform } = app;
  let looks = 0;
  const query = async (statement: Statement) => {
    looks += 1;
    if (looks === 1) await first();
    return platform.db.query(statement);
  };
  const heard: number[][] = [];
  const toRoom = (_room: string, _name: string, { bids }: { bids: { seq: number }[] }) =>
    heard.push(bids.map(({ seq }) => seq));
  const slow = {
    ...platform,
    db: Object.create(platform.db, { query: { value: query } }),
    realtime: Object.create(platform.realtime, { toRoom: { value: toRoom } }),
  } as Platform;
  return { slow, heard };
}

function bidsAt(platform: Platform): (seq: number) => void {
  const now = app.clock.now();
  const ends_at = now.getTime() + 3_600_000;
  const row = { id: newId(platform), title: 'Setlist', start_amount: 1000 };
  return (seq) => {
    const amount = seq * 1000;
    const facts: AuctionFacts = {
      state: 'live',
      start_amount: 1000,
      reserve_amount: null,
      starts_at: now.getTime(),
      ends_at,
      hard_end_at: ends_at,
      price: amount,
      leader_id: user_id,
      leader_max: amount,
      rises: seq,
      bid_count: seq,
    };
    const rise = { seq, user_id, amount, max_amount: null, automatic: false };
    tellBids(platform, { row, facts, rises: [rise], outbid: null, at: now });
  };
}

test('a bid is not told before the one that came before it, though its people are found sooner', async () => {
  const { slow, heard } = listening(() => sleep(200));
  const bid = bidsAt(slow);
  for (const seq of [1, 2, 3]) {
    bid(seq);
    await sleep(40);
  }
  await expect.poll(() => heard.flat().length).toBe(3);
  expect(heard).toEqual([[1], [2, 3]]);
});

test('one that cannot be told is logged, and those after it are', async () => {
  const { slow, heard } = listening(() => Promise.reject(new Error('the database is away')));
  const warn = vi.spyOn(app.platform.log, 'warn').mockImplementation(() => undefined);
  const bid = bidsAt(slow);
  bid(1);
  bid(2);
  await expect.poll(() => heard).toEqual([[2]]);
  expect(warn).toHaveBeenCalledWith(expect.anything(), 'watchers of an auction could not be told');
  warn.mockRestore();
});
