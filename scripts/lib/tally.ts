// Runs the parts of a test run in order, with a time for each, and closes with one line that sums them up.

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
  readonly run: () => Promise<Tally>;
}

function duration(ms: number): string {
  const seconds = ms / 1000;
  return seconds < 90
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** A part that throws has failed: nothing that crashes may look like success. */
async function runPart(part: Part, print: (line: string) => void): Promise<Tally> {
  try {
    return await part.run();
  } catch (error) {
    const expected =
      error instanceof Error && (error.name === 'CommandError' || error.name === 'LaunchError');
    print(expected ? error.message : String(error instanceof Error ? error.stack : error));
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

export async function runParts(
  parts: readonly Part[],
  print: (line: string) => void = console.log,
): Promise<Tally> {
  const began = performance.now();
  const summary: string[] = [];
  const remarks: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const part of parts) {
    print(`\n── ${part.name}`);
    const start = performance.now();
    const tally = await runPart(part, print);
    passed += tally.passed;
    failed += tally.failed;
    const line = `${part.name.padEnd(12)} ${String(tally.passed).padStart(5)} passed ${String(tally.failed).padStart(4)} failed  ${duration(performance.now() - start)}`;
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
