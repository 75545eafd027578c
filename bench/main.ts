// Owns `npm run bench`: runs the lines in bench/lines, prints a table or JSON, and exits 1 where one does not hold. `-- --only
// <figure>` runs one line or those whose figures begin so, `-- --large` measures feeds and histories on large datasets.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Bench, type BenchLine, type Result, resultOf, type Sample } from './lib/line.ts';
import { choose, readLines } from './lib/lines.ts';
import { sharedServers } from './lib/server.ts';
import { tableOf } from './lib/table.ts';
import { withinTime } from './lib/within-time.ts';

const rounds = 3;
const lineLimit_s = 120;
/** Of the whole run: what is left by then is named as not measured. A large one makes its datasets beside. */
const wholeLimit_s = { usual: 1200, large: 3600 };

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { json: { type: 'boolean' }, only: { type: 'string' }, large: { type: 'boolean' } },
  });
  const lines = choose(await readLines(path.join(import.meta.dirname, 'lines')), values.only);
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stagepass-bench-'));
  // Where we are root, the database runs as a user who must be able to pass.
  await chmod(folder, 0o711);
  const large = values.large === true;
  const { stop, spent_ms, ...servers } = sharedServers({ folder, say, large });
  const bench: Bench = { folder, say, large, ...servers };
  const results: Result[] = [];
  let broken = 0;
  const began = performance.now();
  const since = (from: number) => Math.round((performance.now() - from) / 1000);
  try {
    for (const line of lines) {
      const names = line.figures.map((figure) => figure.name).join(', ');
      const left_s = (large ? wholeLimit_s.large : wholeLimit_s.usual) - since(began);
      const lineBegan = performance.now();
      say(`${names}: ${line.about}`);
      try {
        const within = withinTime(Math.min(left_s, line.limit_s ?? lineLimit_s), spent_ms);
        const found = await measure(bench, line, within);
        results.push(...found);
        if (values.json) for (const result of found) process.stdout.write(`${JSON.stringify(result)}\n`);
        else say(tableOf(found));
      } catch (error) {
        // The other lines still have something to say; a broken one fails the run.
        broken += 1;
        say(`  broke: ${error instanceof Error ? error.stack : error}`);
      }
      say(`  ${since(lineBegan)} s, ${since(began)} s in all`);
    }
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
  if (!values.json) process.stdout.write(tableOf(results));
  return broken === 0 && results.every((result) => result.holds) ? 0 : 1;
}

async function measure(
  bench: Bench,
  line: BenchLine,
  within: ReturnType<typeof withinTime>,
): Promise<Result[]> {
  const prepared = await within(line.prepare(bench), (late) => late.end());
  try {
    const taken: (readonly Sample[])[] = [];
    for (let round = 0; round < (line.rounds ?? rounds); round += 1)
      taken.push(await within(prepared.sample()));
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
