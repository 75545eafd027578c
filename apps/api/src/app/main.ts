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

/** What a person can do something about comes as a sentence, the rest with its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use already. Choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is not ours to open. Choose one above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
