// Tests the three types by their rules alone: what passes, what does not, what is never shown.
import { seededDice } from '@stagepass/base/dice.ts';
import type { FormField, FormValue } from '@stagepass/contract/requirements/form.ts';
import { describe, expect, test } from 'vitest';
import { Failure } from '#platform/failure/failure.ts';
import { content } from './content.ts';
import { form } from './form.rules.ts';
import { neededOf, quiz } from './quiz.rules.ts';

const opened_at = new Date('2026-11-15T12:00:00Z');
const after = (seconds: number) => new Date(opened_at.getTime() + seconds * 1000);

describe('CONTENT', () => {
  const config = { type: 'CONTENT', text: 'Read me', link: null, media_id: null, seconds: 30 } as const;
  const judge = (seconds: number) =>
    content.judge({
      config,
      found: undefined,
      asked: undefined,
      work: {},
      answer: { type: 'CONTENT' },
      opened_at,
      now: after(seconds),
      late: false,
    });

  test('is passed once the server’s clock has run long enough', () => {
    expect(() => judge(29.9)).toThrow(Failure);
    expect(judge(30)).toMatchObject({ outcome: 'passed' });
  });

  test('counts of a video what was claimed, but never more than the server’s clock ran since the report before', () => {
    const tell = (work: unknown, played_s: number, seconds: number) =>
      content.report?.({
        config,
        work,
        found: undefined,
        report: { type: 'CONTENT', played_s },
        opened_at,
        now: after(seconds),
      }).work as { played_s: number };
    const first = tell({}, 500, 10);
    expect(first.played_s).toBe(10);
    // Claimed too late: the time in between was not played.
    expect(tell(tell({}, 3, 10), 20, 15).played_s).toBe(8);
    expect(tell(first, 12, 20).played_s).toBe(12);
    // Looking at it from the beginning again takes nothing away.
    expect(tell(first, 1, 30).played_s).toBe(10);
    const done = (work: unknown) =>
      content.judge({
        config: { ...config, seconds: 0, watch: true, media_id: 'm' },
        found: 12,
        asked: undefined,
        work,
        answer: { type: 'CONTENT' },
        opened_at,
        now: after(60),
        late: false,
      });
    expect(() => done(first)).toThrow(Failure);
    expect(done(tell(first, 12, 20))).toMatchObject({ outcome: 'passed' });
  });

  test('must hold something to see', () => {
    expect(content.problems({ ...config, watch: true })).toHaveLength(1);
    expect(content.problems(config)).toEqual([]);
    expect(content.problems({ ...config, text: '' })).toHaveLength(1);
  });
});

const option = (key: string, right = false) => ({ key, text: `Option ${key}`, right });
const questions = [
  { key: 'ques1', text: 'One?', options: [option('opt1a', true), option('opt1b'), option('opt1c')] },
  { key: 'ques2', text: 'Two?', options: [option('opt2a', true), option('opt2b', true), option('opt2c')] },
  { key: 'ques3', text: 'Three?', options: [option('opt3a'), option('opt3b', true)] },
];

describe('QUIZ', () => {
  const config = { type: 'QUIZ', text: '', questions, time_s: 60, pass_percent: 60, tries: 2 } as const;
  const given = { ...config, questions };
  const judge = (answers: Record<string, string[]>, late = false) =>
    quiz.judge({
      config: given,
      found: undefined,
      asked: undefined,
      work: {},
      answer: { type: 'QUIZ', answers },
      opened_at,
      now: after(1),
      late,
    });

  test('hands out no right answers, in an order thrown for each attempt', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const work = quiz.begin(given, seededDice(seed));
      const task = quiz.task({ found: undefined, config: given, work, media: new Map() });
      expect(JSON.stringify(task)).not.toContain('right');
      expect(task.questions.map((one) => one.key).toSorted()).toEqual(['ques1', 'ques2', 'ques3']);
      expect(task.questions.filter((one) => one.several).map((one) => one.key)).toEqual(['ques2']);
      for (const one of task.questions) expect(one.options).toHaveLength(one.key === 'ques3' ? 2 : 3);
      orders.add(JSON.stringify(work));
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test.each([
    [{ ques1: ['opt1a'], ques2: ['opt2a', 'opt2b'], ques3: ['opt3b'] }, 3, true],
    [{ ques1: ['opt1a'], ques2: ['opt2b', 'opt2a'] }, 2, true],
    [{ ques1: ['opt1a'], ques2: ['opt2a'] }, 1, false],
    [{ ques1: ['opt1a', 'opt1b'], ques3: ['opt3b'] }, 1, false],
    [
      { ques1: ['opt1a', 'opt1b', 'opt1c'], ques2: ['opt2a', 'opt2b', 'opt2c'], ques3: ['opt3a', 'opt3b'] },
      0,
      false,
    ],
    [{ nope1: ['opt1a'] }, 0, false],
    [{}, 0, false],
  ])('grades %o', (answers, right, passed) => {
    expect(judge(answers)).toMatchObject({
      outcome: passed ? 'passed' : 'failed',
      score: { right, total: 3, needed: 2 },
    });
  });

  test('is not passed when the time is over, whatever the answers', () => {
    const all = { ques1: ['opt1a'], ques2: ['opt2a', 'opt2b'], ques3: ['opt3b'] };
    expect(judge(all, true)).toMatchObject({ outcome: 'failed', reason: 'time-over' });
  });

  test.each([
    [100, 3],
    [67, 3],
    [66, 2],
    [34, 2],
    [1, 1],
  ])('%i %% of three are %i', (pass_percent, needed) => {
    expect(neededOf({ questions, pass_percent })).toBe(needed);
  });

  test('needs a right and a wrong option for every question, and keys of their own', () => {
    expect(quiz.problems(given)).toEqual([]);
    const without = [{ key: 'ques1', text: '?', options: [option('opt1a'), option('opt1b')] }];
    expect(quiz.problems({ ...given, questions: without })).toHaveLength(1);
    const only = [{ key: 'ques1', text: '?', options: [option('opt1a', true), option('opt1b', true)] }];
    expect(quiz.problems({ ...given, questions: only })).toHaveLength(1);
    const twice = [...questions, ...questions];
    expect(quiz.problems({ ...given, questions: twice })).toHaveLength(1);
  });
});

describe('FORM', () => {
  const common = { key: 'field1', label: 'Field', help: '', required: true };
  const options = [
    { key: 'red1', label: 'Red' },
    { key: 'blue1', label: 'Blue' },
  ];
  const fields = {
    text: { ...common, kind: 'text' },
    long: { ...common, kind: 'long-text' },
    number: { ...common, kind: 'number', least: 1, most: 10 },
    date: { ...common, kind: 'date', earliest: '2026-01-01', latest: '2026-12-31' },
    one: { ...common, kind: 'choice', options, several: false },
    many: { ...common, kind: 'choice', options, several: true },
    scale: { ...common, kind: 'scale', steps: 5, low_label: '', high_label: '' },
    file: { ...common, kind: 'file' },
  } satisfies Record<string, FormField>;
  const judge = (field: FormField, value: FormValue | undefined) => {
    const answers = value === undefined ? {} : { [field.key]: value };
    const config = { type: 'FORM' as const, text: '', fields: [field] };
    try {
      const verdict = form.judge({
        config,
        found: undefined,
        asked: undefined,
        work: {},
        answer: { type: 'FORM', answers },
        opened_at,
        now: after(1),
        late: false,
      });
      return (verdict.kept as { answers: Record<string, FormValue> }).answers[field.key];
    } catch (error) {
      const { problems } = (error as Failure).details as { problems: { problem: string }[] };
      return `no: ${problems[0]?.problem}`;
    }
  };

  test.each<[FormField, FormValue | undefined, unknown]>([
    [fields.text, ' Ana ', 'Ana'],
    [fields.text, undefined, 'no: missing'],
    [fields.text, '   ', 'no: missing'],
    [fields.text, 'x'.repeat(201), 'no: too-long'],
    [fields.text, 3, 'no: wrong-kind'],
    [fields.long, 'x'.repeat(4000), 'x'.repeat(4000)],
    [fields.number, 0, 'no: too-small'],
    [fields.number, 11, 'no: too-large'],
    [fields.number, '5', 'no: wrong-kind'],
    [fields.number, 1, 1],
    [fields.date, '2026-06-31', 'no: wrong-kind'],
    [fields.date, '2025-12-31', 'no: too-early'],
    [fields.date, '2027-01-01', 'no: too-late'],
    [fields.date, '2026-06-30', '2026-06-30'],
    [fields.one, ['red1'], ['red1']],
    [fields.one, ['red1', 'blue1'], 'no: wrong-kind'],
    [fields.one, ['green1'], 'no: unknown-option'],
    [fields.one, [], 'no: missing'],
    [fields.many, ['blue1', 'red1'], ['blue1', 'red1']],
    [fields.many, ['red1', 'red1'], 'no: wrong-kind'],
    [fields.scale, 6, 'no: too-large'],
    [fields.scale, 2.5, 'no: wrong-kind'],
    [fields.scale, 5, 5],
    [fields.file, 4, 'no: wrong-kind'],
    [{ ...fields.text, required: false }, '', undefined],
  ])('%o takes %o', (field, value, outcome) => {
    expect(judge(field, value)).toEqual(outcome);
  });

  test('refuses ranges that hold nothing', () => {
    const of = (field: FormField) => form.problems({ type: 'FORM', text: '', fields: [field] });
    expect(of(fields.number)).toEqual([]);
    expect(of({ ...fields.number, least: 11 })).toHaveLength(1);
    expect(of({ ...fields.date, earliest: '2027-01-01' })).toHaveLength(1);
    expect(form.problems({ type: 'FORM', text: '', fields: [fields.text, fields.number] })).toHaveLength(1);
  });
});
