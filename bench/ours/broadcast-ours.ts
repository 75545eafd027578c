// Owns our side of the broadcast line: the product's realtime server with its real adapter, and nothing else around it.
import http from 'node:http';
import { createInterface } from 'node:readline';
import type {} from '@stagepass/contract/users/realtime.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { makeLog } from '../../apps/api/src/platform/log/pino-log.ts';
import { makeRealtime } from '../../apps/api/src/platform/realtime/socket-server.ts';
import { payload } from '../raw/broadcast-payload.ts';

const somebody = '00000000-0000-7000-8000-000000000001';
const config = readConfig({ ...process.env, LOG_LEVEL: 'error' });
const server = http.createServer();
const realtime = await makeRealtime({
  httpServer: server,
  config,
  databaseUrl: process.env.DATABASE_URL ?? '',
  // All 500 are devices of one person, which puts them into one room.
  authenticate: async () => ({
    kind: 'user',
    user_id: somebody,
    session_id: somebody,
    verified: true,
    operator: false,
    suspended: false,
    stepped_up_at: null,
  }),
  log: makeLog(config),
  // All sockets are one person's.
  limits: { max_per_user: 10_000 },
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`);
});
process.on('SIGTERM', () => process.exit(0));

for await (const line of createInterface({ input: process.stdin })) {
  const { send } = JSON.parse(line) as { send: number };
  for (let at = 0; at < send; at += 1) realtime.toUser(somebody, 'toast', payload);
  process.stdout.write(`${JSON.stringify({ sent: send })}\n`);
}
