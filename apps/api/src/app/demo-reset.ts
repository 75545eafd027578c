// Owns `npm run demo:reset`: empties the instance's database and seeds the demo world anew.
import { readConfig } from '#platform/config/config.ts';
import { boot } from './boot.ts';
import { tellOn } from './demo-progress.ts';
import { seedDemoWorld } from './demo-world.ts';

const config = readConfig(process.env);
const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`);

if (!config.demo) {
  process.stderr.write(
    'The demo world exists only in demo mode: without PUBLIC_URL and not in production.\n',
  );
  process.exit(1);
}

const { platform, stop } = await boot({ config, say });
try {
  const tables = await platform.db.query<{ name: string }>({
    text: `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  });
  await platform.db.query({
    text: `truncate ${tables.rows.map((row) => row.name).join(', ')} restart identity cascade`,
  });
  const teller = tellOn(process.stdout);
  await seedDemoWorld(platform, 'now', teller);
  await seedDemoWorld(platform, 'later', teller);
  say('The demo world is new.');
} finally {
  await stop();
}
