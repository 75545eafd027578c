// The run's closing line tells the truth: crashes and empty parts are failures.
import { expect, test } from 'vitest';
import { chooseParts } from './parts.ts';
import { inRoot } from './paths.ts';
import { type Part, runParts } from './tally.ts';
import { tallyOf } from './vitest-part.ts';

const good: Part = { name: 'good', run: async () => ({ passed: 2, failed: 0 }) };
const bad: Part = { name: 'bad', run: async () => ({ passed: 1, failed: 3 }) };
const crashing: Part = { name: 'crashing', run: () => Promise.reject(new Error('boom')) };

test('all parts run, a crash counts as a failure, and the last line sums up', async () => {
  const lines: string[] = [];
  const sum = await runParts([good, crashing, bad], (line) => lines.push(line));
  expect(sum).toEqual({ passed: 3, failed: 4 });
  expect(lines.at(-1)).toBe('3 passed, 4 failed');
  expect(lines.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  expect(lines.join('\n')).toContain('boom');
});

test('a part in the background begins with the next one, and is shown whole after the last that it runs during', async () => {
  const lines: string[] = [];
  const happened: string[] = [];
  const late = Promise.withResolvers<void>();
  const during = ['one', 'two'];
  const background: Part = {
    name: 'background',
    during,
    run: async (print) => {
      happened.push('background begins');
      print('background says');
      await late.promise;
      return { passed: 4, failed: 1 };
    },
  };
  const front = (name: string): Part => ({
    name,
    run: async () => {
      happened.push(name);
      if (name === 'two') late.resolve();
      return { passed: 1, failed: 0 };
    },
  });
  const parts = [background, front('one'), front('two'), front('three')];
  expect(await runParts(parts, (line) => lines.push(line.trim()))).toEqual({ passed: 7, failed: 1 });
  expect(happened).toEqual(['background begins', 'one', 'two', 'three']);
  const shown = ['── one', '── two', '── background', 'background says', '── three'];
  expect(lines.slice(0, shown.length)).toEqual(shown);
});

test('chosen without what it would run during, a part runs in front', async () => {
  const lines: string[] = [];
  const part: Part = { ...good, during: ['left out'] };
  await runParts([part, bad], (line) => lines.push(line.trim()));
  expect(lines.slice(0, 2)).toEqual(['── good', '── bad']);
});

const file = (status: string, tests: number) => ({
  name: 'a.test.ts',
  status,
  assertionResults: Array(tests).fill({ fullName: 'holds', status: 'passed' }),
});

test.each([
  [
    'tests pass',
    { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3)] },
    0,
    { passed: 3, failed: 0 },
  ],
  [
    'a test fails',
    { numPassedTests: 2, numFailedTests: 1, testResults: [file('failed', 3)] },
    1,
    { passed: 2, failed: 1 },
  ],
  [
    'a file does not load',
    { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3), file('failed', 0)] },
    1,
    { passed: 3, failed: 1 },
  ],
  [
    'an error lies outside the tests',
    { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3)] },
    1,
    { passed: 3, failed: 1 },
  ],
  ['nothing ran', { numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0, { passed: 0, failed: 1 }],
])('%s', (_name, report, code, expected) => {
  expect(tallyOf(report, code, false)).toMatchObject(expected);
});

test('the end of a run repeats what failed, and what held only when tried again', async () => {
  const waited =
    "click: timed out\nCall log:\n\u001b[2m  - waiting for getByText('Open')\u001b[22m\n    at b.ts:1:2";
  const results = [
    { fullName: 'adds up', status: 'failed', failureMessages: ['expected 1 to be 2\n    at a.test.ts:7:3'] },
    { fullName: 'opens', status: 'passed', failureMessages: [waited] },
    { fullName: 'holds', status: 'passed', failureMessages: [] },
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [{ name: inRoot('a.test.ts'), status: 'failed', assertionResults: results }],
  };
  const lines: string[] = [];
  await runParts([{ name: 'api', run: async () => tallyOf(report, 1, false) }], (line) => lines.push(line));
  expect(lines.slice(-4)).toEqual([
    'FAILED    api: a.test.ts > adds up: expected 1 to be 2 (line 7)',
    "UNSTEADY  api: a.test.ts > opens: click: timed out waiting for getByText('Open')",
    '',
    '2 passed, 1 failed',
  ]);
});

test('a line that only announces the next one is repeated with it', () => {
  const trouble =
    'Error: On the way there was trouble:\n/discover: answer: 401 GET /api/pass\n    at b.ts:1:2';
  const assertionResults = [{ fullName: 'opens', status: 'failed', failureMessages: [trouble] }];
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [{ name: inRoot('a.test.ts'), status: 'failed', assertionResults }],
  };
  expect(tallyOf(report, 1, false).failures).toEqual([
    'a.test.ts > opens: Error: On the way there was trouble: /discover: answer: 401 GET /api/pass',
  ]);
});

test('the end of a run says what went wrong outside of any test', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3)] };
  const failures = ['an error outside of any test: left alone (while a.test.ts ran)'];
  expect(tallyOf(report, 1, false, ['left alone (while a.test.ts ran)'])).toMatchObject({
    failed: 1,
    failures,
  });
});

test.each(['a.race.test.ts', 'histories.test.ts'])('%s gets no second try', (name) => {
  const assertionResults = [
    { fullName: 'one of two wins', status: 'passed', failureMessages: ['two won\n    at'] },
    { fullName: 'holds', status: 'passed', failureMessages: [] },
  ];
  const report = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [{ name: inRoot(name), status: 'passed', assertionResults }],
  };
  const failures = [`${name} > one of two wins: two won`];
  expect(tallyOf(report, 0, false)).toEqual({ passed: 1, failed: 1, failures, unsteady: [] });
});

test('parts are chosen by name, in their own order, and an unknown name is refused', () => {
  expect(chooseParts([good, bad], [])).toEqual([good, bad]);
  expect(chooseParts([good, bad], ['bad,good'])).toEqual([good, bad]);
  expect(() => chooseParts([good], ['wrong'])).toThrow('There is no part wrong; there are good.');
});
