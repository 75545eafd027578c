// Owns `npm run demo:reset`: empties the instance's database and seeds the demo world anew.
import { readConfig } from '#platform/config/config.ts';
import { boot } from './boot.ts';
import { openDatabase } from './database.ts';
import { tellOn } from './demo-progress.ts';
import { seedDemoWorld } from './demo-world.ts';
import { DatabaseInUse, emptyDatabase } from './empty-database.ts';

const config = readConfig(process.env);
const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`);

if (!config.demo) {
  process.stderr.write(
    'The demo world exists only in demo mode: without PUBLIC_URL and not in production.\n',
  );
  process.exit(1);
}

const database = await openDatabase(config, say);
try {
  await emptyDatabase(database.url);
  const { platform, stop } = await boot({
    config: { ...config, DATABASE_URL: database.url },
    with_web_app: false,
    say,
  });
  try {
    const teller = tellOn(process.stdout);
    await seedDemoWorld(platform, 'now', teller);
    await seedDemoWorld(platform, 'later', teller);
    say('The demo world is new.');
  } finally {
    await stop();
  }
} catch (error) {
  if (!(error instanceof DatabaseInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.stop();
}
