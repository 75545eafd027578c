// Owns our side of the lines about chat: the whole server over HTTP and sockets; many messages at once are handed to the action itself, each
// with its rights, its place, its readers and its event stored before it is acknowledged.
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { boot } from '../../apps/api/src/app/boot.ts';
import { authenticator } from '../../apps/api/src/domains/auth/public/authenticator.ts';
import { sendMessage } from '../../apps/api/src/domains/chat/actions/send-message.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { visitor } from '../../apps/api/src/platform/http/actor.ts';
import { LOUNGE, tokenOf } from './chat-dataset.ts';

const AUTHORS = 400;

const booted = await boot({
  config: readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    CALLS_PER_MINUTE: '1000000000',
    SECRET_KEY: 'a-secret-for-the-bench-only-0123456789',
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    DATA_DIR: process.env.DATA_DIR ?? '',
  }),
});
const { platform } = booted;
/** As the server knows whoever calls, with their person. */
const authenticate = authenticator({ db: platform.db, clock: platform.clock, demo: false });
const authors = await Promise.all(
  Array.from({ length: AUTHORS }, async (_, at) => (await authenticate(tokenOf(at + 1))) ?? visitor),
);
let turn = 0;

/** By another member each time. */
async function send(): Promise<void> {
  turn += 1;
  const text = 'Doors at eight, kettle on at nine.';
  const body = { id: randomUUID(), text, media_ids: [], voice: null, reply_to: null, card: null };
  await sendMessage(platform, authors[turn % AUTHORS] ?? visitor, LOUNGE, body);
}

process.on('SIGTERM', () => void booted.stop().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify({ port: await booted.listen() })}\n`);
for await (const line of createInterface({ input: process.stdin })) {
  const { send: count } = JSON.parse(line) as { send: number };
  await Promise.all(Array.from({ length: count }, send));
  process.stdout.write(`${JSON.stringify({ sent: count })}\n`);
}
