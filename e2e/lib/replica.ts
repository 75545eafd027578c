// Owns a second server on the journeys' database, so that what it says must travel to the first and on to the phone.
import http from 'node:http';
import path from 'node:path';
import { startEmbeddedPostgres } from '@stagepass/postgres/start.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { makeLog } from '../../apps/api/src/platform/log/pino-log.ts';
import { makeRealtime } from '../../apps/api/src/platform/realtime/socket-server.ts';
import { dataDir } from './server.ts';

export async function startReplica() {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir() });
  const database = await startEmbeddedPostgres({ dataDir: path.join(dataDir(), 'postgres') });
  const realtime = await makeRealtime({
    httpServer: http.createServer(),
    config,
    databaseUrl: database.url,
    authenticate: async () => undefined,
    log: makeLog(config),
  });
  return {
    realtime,
    async stop() {
      await realtime.close();
      await database.stop();
    },
  };
}
