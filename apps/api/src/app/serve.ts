// Owns the server as a process: configuration, demo world, start, banner, and a clean end on a signal.
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { giveBackAtRest } from './at-rest.ts';
import { lacksMail, printBanner } from './banner.ts';
import { type Booted, boot } from './boot.ts';
import { type Seeding, SeedingError, startSeeding } from './demo-process.ts';
import { lackingDemo, type Stage } from './demo-world.ts';
import { noteRunning } from './running-instance.ts';

const drainLimit_ms = 25_000;

interface Life {
  readonly booted: Booted;
  ending: boolean;
  /** The process that seeds, while there is one. */
  seeding?: Seeding | undefined;
  /** By which commands find this process. */
  takeNoteBack?: () => Promise<void>;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const say = (sentence: string) => process.stdout.write(`  ${sentence}\n`);
  const life: Life = { booted: await boot({ config, say }), ending: false };
  const started = start(life);
  endOnSignals(life, started);
  try {
    await started;
  } catch (error) {
    // A port that is taken, say: the database that was started for us must not stay behind.
    await life.booted.stop().catch(() => undefined);
    throw error;
  }
}

async function start(life: Life): Promise<void> {
  const { platform, listen } = life.booted;
  const { config, log } = platform;
  if (config.demo) await seed(life, 'now');
  if (life.ending) return;
  const port = await listen();
  life.takeNoteBack = await noteRunning(config, port);
  await printBanner({ config, port });
  if (lacksMail(config)) log.warn({}, 'no email is sent: SMTP_URL is not set');
  giveBackAtRest(life.booted.fastify.server);
  if (config.demo)
    seed(life, 'later').catch((error: unknown) =>
      log.warn({ error }, 'the rest of the demo world is left to the next start'),
    );
}

async function seed(life: Life, stage: Stage): Promise<void> {
  const { platform, databaseUrl } = life.booted;
  if ((await lackingDemo(platform.db, stage)).length === 0 || life.ending) return;
  life.seeding = startSeeding(stage, databaseUrl);
  await life.seeding.ended;
  life.seeding = undefined;
}

function endOnSignals(life: Life, started: Promise<void>): void {
  const end = async (): Promise<void> => {
    if (life.ending) return;
    life.ending = true;
    // A request that never ends must not keep the database from closing cleanly.
    setTimeout(() => process.exit(1), drainLimit_ms).unref();
    await life.seeding?.stop();
    // What is half started ends first: taken away under it, the database would be left running.
    await started.catch(() => undefined);
    await life.takeNoteBack?.();
    await life.booted.stop();
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
  if (error instanceof ConfigError || error instanceof SeedingError) return error.message;
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
