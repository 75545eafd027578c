// Owns `npm run bench`: runs the lines in bench/lines, prints a table or JSON, and exits 1 where one does not hold.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Bench, type BenchLine, type Result, resultOf, type Sample } from './lib/line.ts';
import { choose, readLines } from './lib/lines.ts';
import { sharedServer } from './lib/server.ts';
import { tableOf } from './lib/table.ts';

const rounds = 3;

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' }, only: { type: 'string' } } });
  const lines = choose(await readLines(path.join(import.meta.dirname, 'lines')), values.only);
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-bench-'));
  // Where we are root, the database runs as a user who must be able to pass.
  await chmod(folder, 0o711);
  const server = sharedServer(folder, say);
  const results: Result[] = [];
  let broken = 0;
  try {
    for (const line of lines) {
      say(`${line.figures.map((figure) => figure.name).join(', ')}: ${line.about}`);
      try {
        const found = await measure({ folder, server: server.get, say }, line);
        results.push(...found);
        if (values.json) for (const result of found) process.stdout.write(`${JSON.stringify(result)}\n`);
        else say(tableOf(found));
      } catch (error) {
        // The other lines still have something to say; a broken one fails the run.
        broken += 1;
        say(`  broke: ${error instanceof Error ? error.stack : error}`);
      }
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (!values.json) process.stdout.write(tableOf(results));
  return broken === 0 && results.every((result) => result.holds) ? 0 : 1;
}

async function measure(bench: Bench, line: BenchLine): Promise<Result[]> {
  const prepared = await line.prepare(bench);
  try {
    const taken: (readonly Sample[])[] = [];
    for (let round = 0; round < (line.rounds ?? rounds); round += 1) taken.push(await prepared.sample());
    return line.figures.map((figure, at) =>
      resultOf(
        figure,
        taken.flatMap((samples) => samples[at] ?? []),
      ),
    );
  } finally {
    await prepared.end();
  }
}

process.exitCode = await main(process.argv.slice(2));
