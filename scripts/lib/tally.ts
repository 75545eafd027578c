// Runs the parts of a test run in order, some in the background, and closes with one line that sums them up.

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure, repeated at the end. */
  readonly failures?: readonly string[];
  /** A line for each test that held only when it was tried again: not a failure, and not to be forgotten. */
  readonly unsteady?: readonly string[];
}

export interface Part {
  readonly name: string;
  /** Whatever it says goes through `print`, or straight to the terminal where it never runs in the background. */
  readonly run: (print: Print) => Promise<Tally>;
  /** The parts after it during which it runs in the background; what it says is shown when they have ended. */
  readonly during?: readonly string[];
}

type Print = (line: string) => void;

function duration(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 90
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** A part that throws has failed: nothing that crashes may look like success. */
async function runPart(part: Part, print: Print): Promise<Tally> {
  try {
    return await part.run(print);
  } catch (error) {
    const expected =
      error instanceof Error && (error.name === 'CommandError' || error.name === 'LaunchError');
    print(expected ? error.message : String(error instanceof Error ? error.stack : error));
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

interface Ended {
  readonly part: Part;
  readonly tally: Tally;
  readonly took_ms: number;
}

async function timed(part: Part, print: Print): Promise<Ended> {
  const start = performance.now();
  const tally = await runPart(part, print);
  return { part, tally, took_ms: performance.now() - start };
}

const heading = ({ name }: Part) => `\n── ${name}`;

/** Each part's end, in the order in which they are shown. */
async function* endsOf(parts: readonly Part[], print: Print): AsyncGenerator<Ended> {
  const background: { part: Part; said: string[]; ended: Promise<Ended> }[] = [];
  for (const [at, part] of parts.entries()) {
    const isStillToCome = ({ during = [] }: Part) =>
      parts.slice(at + 1).some(({ name }) => during.includes(name));
    if (isStillToCome(part)) {
      const said = [heading(part)];
      background.push({ part, said, ended: timed(part, (line) => said.push(line)) });
      continue;
    }
    print(heading(part));
    yield await timed(part, print);
    for (let next = background[0]; next && !isStillToCome(next.part); next = background[0]) {
      background.shift();
      const end = await next.ended;
      for (const line of next.said) print(line);
      yield end;
    }
  }
}

export async function runParts(parts: readonly Part[], print: Print = console.log): Promise<Tally> {
  const began = performance.now();
  const summary: string[] = [];
  const remarks: string[] = [];
  let passed = 0;
  let failed = 0;
  for await (const { part, tally, took_ms } of endsOf(parts, print)) {
    passed += tally.passed;
    failed += tally.failed;
    const line = `${part.name.padEnd(12)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed  ${duration(took_ms)}`;
    summary.push(line);
    for (const failure of tally.failures ?? []) remarks.push(`FAILED    ${part.name}: ${failure}`);
    for (const test of tally.unsteady ?? []) remarks.push(`UNSTEADY  ${part.name}: ${test}`);
  }
  print(`\n── all of it in ${duration(performance.now() - began)}`);
  for (const line of summary) print(line);
  if (remarks.length > 0) print('');
  for (const line of remarks) print(line);
  print('');
  print(`${passed} passed, ${failed} failed`);
  return { passed, failed };
}
