// A conversation of 100,000 messages: opens at the first unread one, scrolls smoothly both ways, and draws few of them.
// Covers: chat.
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import pg from 'pg';
import { expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import { callApi, dataDir } from './lib/server.ts';

const COUNT = 100_000;
/** The reader has read up to here. */
const READ = 60_000;

async function fill(conversationId: string, authorId: string, readerId: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir(), 'postgres') });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('delete from messages where conversation_id = $1', [conversationId]);
    await client.query(
      `insert into messages (id, conversation_id, seq, change, author_id, text, created_at)
       select gen_random_uuid(), $1, n, n, $2,
              'message ' || n || repeat(' and so on', (n % 7)::int), now() - interval '1 minute' * ($3 - n)
       from generate_series(1, $3::int) n`,
      [conversationId, authorId, COUNT],
    );
    await client.query(
      `update conversations set last_seq = $2, last_change = $2, accepted_at = now(), last_at = now() where id = $1`,
      [conversationId, COUNT],
    );
    await client.query(
      `update conversation_readers set read_seq = $3, box = 'main' where conversation_id = $1 and user_id = $2`,
      [conversationId, readerId, READ],
    );
  } finally {
    await client.end();
    await database.stop();
  }
}

journey('a hundred thousand messages are opened at the first unread one and scrolled', async ({ phone }) => {
  const [ana, ben] = [await verified(), await verified()];
  const { id } = await callApi('POST /conversations', {
    body: { user_name: ben.user_name },
    token: ana.sctoken,
  });
  await callApi('POST /conversations/:id/messages', {
    params: { id },
    body: { id: crypto.randomUUID(), text: 'first' },
    token: ben.sctoken,
  }).catch(() => undefined);
  await fill(id, ana.user_id, ben.user_id);
  const { page, open } = await phone({ session: ben });
  await open(`/user/chat/${id}`);
  await page.getByText('New messages').waitFor();
  await page.getByText(new RegExp(`^message ${READ + 1}\\b`)).waitFor();

  const scrolled = await page.getByRole('log').evaluate(async (log) => {
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const frames: number[] = [];
    let most = 0;
    for (const by of [-180, 180]) {
      let before = await frame();
      for (let step = 0; step < 240; step += 1) {
        log.scrollTop += by;
        const now = await frame();
        frames.push(now - before);
        before = now;
        most = Math.max(most, log.querySelectorAll('[data-row]').length);
      }
    }
    const sorted = frames.toSorted((a, b) => a - b);
    return {
      most,
      median: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slow: frames.filter((ms) => ms > 250).length,
    };
  });
  expect(scrolled.most).toBeLessThan(120);
  expect(scrolled.median).toBeLessThan(50);
  expect(scrolled.slow).toBeLessThan(10);

  // Older pages that come in above leave what is seen where it is.
  const seen = await page.getByRole('log').evaluate(async (log) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const middle = log.getBoundingClientRect().top + 200;
    const at = () =>
      [...log.querySelectorAll('[data-row]')].find((row) => row.getBoundingClientRect().bottom > middle);
    log.scrollTop -= 400;
    await frame();
    const row = at();
    const top = row?.getBoundingClientRect().top ?? 0;
    for (let step = 0; step < 60; step += 1) await frame();
    return { before: top, after: row?.getBoundingClientRect().top ?? -1 };
  });
  expect(Math.abs(seen.after - seen.before)).toBeLessThan(3);

  await page.getByRole('button', { name: /^Jump to latest/ }).click();
  await page.getByText(new RegExp(`^message ${COUNT}\\b`)).waitFor();
});
