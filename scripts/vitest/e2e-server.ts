// Gives the journeys a built server of their own, with an empty data folder, and a browser to visit it with.
import { findBrowser } from '../lib/browser.ts';
import { ensureBuilt } from '../lib/build.ts';
import { freePort, startBuiltServer } from '../lib/built-server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  process.env.CHROME_PATH = await findBrowser();
  await ensureBuilt();
  // Journeys register more people than one address may in an hour: each comes from an address of its own.
  const pushPort = await freePort();
  const webhookPort = await freePort();
  const server = await startBuiltServer({
    env: {
      TRUST_PROXY: '127.0.0.1',
      PUSH_ORIGINS: `http://127.0.0.1:${pushPort}`,
      WEBHOOK_ORIGINS: `http://127.0.0.1:${webhookPort}`,
    },
  });
  process.env.E2E_URL = server.url;
  // Where a journey starts the stand-in of a push service.
  process.env.E2E_PUSH_PORT = String(pushPort);
  // And where one starts a program that webhooks are sent to.
  process.env.E2E_WEBHOOK_PORT = String(webhookPort);
  process.env.E2E_DATA_DIR = server.dataDir;
  return () => server.remove();
}
