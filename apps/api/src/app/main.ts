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
  const life = { ending: false };
  const started = start(booted, life, say);
  endOnSignals(booted, life, started);
  try {
    await started;
  } catch (error) {
    // A port that is taken, say: the database that was started for us must not stay behind.
    await booted.stop().catch(() => undefined);
    throw error;
  }
}

async function start(
  booted: Booted,
  life: { ending: boolean },
  say: (sentence: string) => void,
): Promise<void> {
  const { config } = booted.platform;
  if (config.demo) await seedDemoWorld(booted.platform, say);
  if (life.ending) return;
  const port = await booted.listen();
  await printBanner({ config, port });
}

function endOnSignals(booted: Booted, life: { ending: boolean }, started: Promise<void>): void {
  const end = async (): Promise<void> => {
    if (life.ending) return;
    life.ending = true;
    // A request that never ends must not keep the database from closing cleanly.
    setTimeout(() => process.exit(1), drainLimit_ms).unref();
    // What is half done, seeding or starting, ends first: taken away under it, the database would be left running.
    await started.catch(() => undefined);
    await booted.stop();
    process.exit(0);
  };
  const fail = (error: unknown) => {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end().catch(fail));
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
