// @vitest-environment jsdom
// Tests that nothing which was read at a door keeps what was read after it from being sent.
import { LONGEST_READ } from '@stagepass/base/redeem-code.ts';
import { afterEach, expect, test } from 'vitest';
import { strikeStage, stubServer } from '#platform/testing/stage.tsx';
import { deliver, type QueuedScan } from './scan-queue.ts';

afterEach(strikeStage);

const scan = (code: string): QueuedScan => ({
  ...{ scan_id: code.slice(0, 4), user_id: 'u1', club_id: 'c1', scanner: 'Gate C', code },
  ...{ scanned_at: '2026-11-14T19:00:00.000Z', local: null },
});

test('a code of somebody else’s, longer than any of ours, is cut to what the server takes; an empty one says so', async () => {
  const calls = stubServer({ 'POST /clubs/:id/scans': { data: [] } });
  await deliver([scan(`BEGIN:VCARD ${'x'.repeat(2000)}`), scan('  '), scan(' SP1.i.a ')]);
  const sent = calls.map(({ body }) => body as { scans: { code: string }[] });
  expect(sent.map(({ scans }) => scans.map(({ code }) => code.length))).toEqual([[LONGEST_READ, 1, 7]]);
});
