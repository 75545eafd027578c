// Owns the server as a process: configuration, start, banner, and a clean end on a signal.
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { printBanner } from './banner.ts';
import { type Booted, boot } from './boot.ts';
import { seedDemoWorld } from './demo-world.ts';

const drainLimit_ms = 25_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`);
  const booted = await boot({ config, say });
  endOnSignals(booted);
  if (config.demo) await seedDemoWorld(booted.platform, say);
  const port = await booted.listen();
  await printBanner({ config, port });
}

function endOnSignals(booted: Booted): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    // A request that never ends must not keep the database from closing cleanly.
    setTimeout(() => process.exit(1), drainLimit_ms).unref();
    booted.stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

main().catch((error: unknown) => {
  const sentence =
    error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
