// Gives the journeys a built server of their own, with an empty data folder, and a browser to visit it with.
import { findBrowser } from '../lib/browser.ts';
import { ensureBuilt } from '../lib/build.ts';
import { startBuiltServer } from '../lib/built-server.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  process.env.CHROME_PATH = await findBrowser();
  await ensureBuilt();
  // Journeys register more people than one address may in an hour: each comes from an address of its own.
  const server = await startBuiltServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  return () => server.remove();
}
