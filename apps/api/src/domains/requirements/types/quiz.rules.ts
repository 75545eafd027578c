// Owns QUIZ: shuffled for each attempt, graded here, a time by the server's clock. Right answers never leave this side.
import type { Dice } from '@stagepass/base/dice.ts';
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { z } from 'zod';
import type { ConfigProblem, TypeRules } from './type-rules.ts';

const work = z.object({
  order: z.array(z.object({ key: z.string(), options: z.array(z.string()) })),
});

type Config = Parameters<TypeRules<'QUIZ'>['task']>[0]['config'];
type Question = Config['questions'][number];

export const quiz: TypeRules<'QUIZ'> = {
  problems: ({ questions }) => [
    ...(hasTwice(questions.flatMap((one) => [one.key, ...one.options.map((option) => option.key)]))
      ? [{ field: 'config.questions', message: 'uses one key twice' }]
      : []),
    ...questions.flatMap(questionProblems),
  ],
  mediaOf: ({ questions }) => questions.flatMap(({ media_id }) => media_id ?? []),
  summary: ({ text, questions, time_s, pass_percent, tries }) => ({
    type: 'QUIZ',
    text,
    questions: questions.length,
    time_s,
    pass_percent,
    tries,
  }),
  tries: ({ tries }) => tries,
  time_s: ({ time_s }) => time_s,
  begin: ({ questions }, dice) => ({
    order: shuffled(questions, dice).map(({ key, options }) => ({
      key,
      options: shuffled(options, dice).map((option) => option.key),
    })),
  }),
  task: ({ config, work: begun, media }) => ({
    type: 'QUIZ',
    text: config.text,
    needed: neededOf(config),
    questions: work.parse(begun).order.flatMap(({ key, options }) => {
      const question = config.questions.find((one) => one.key === key);
      return question === undefined ? [] : [shownQuestion(question, options, media)];
    }),
  }),
  filesOf: () => [],
  judge({ config, answer, late }) {
    const missed = config.questions.filter((question) => !isRight(question, answer.answers[question.key]));
    const right = config.questions.length - missed.length;
    const needed = neededOf(config);
    const passed = right >= needed && !late;
    return {
      outcome: passed ? 'passed' : 'failed',
      reason: passed ? null : late ? 'time-over' : 'below-pass-mark',
      score: { right, total: config.questions.length, needed },
      wrong: config.show_wrong === true ? missed.map((one) => wrongOf(one, answer.answers[one.key])) : null,
      kept: { answers: answer.answers },
    };
  },
};

/** Rounded up: 80 % of seven questions are six. */
export function neededOf({ questions, pass_percent }: Pick<Config, 'questions' | 'pass_percent'>): number {
  return Math.ceil((questions.length * pass_percent) / 100);
}

/** All right options and no wrong one. */
function isRight({ options }: Question, chosen: readonly string[] | undefined): boolean {
  const picked = new Set(chosen ?? []);
  return options.every((option) => picked.has(option.key) === option.right);
}

/** In words, as the question and its options were read. */
function wrongOf({ text, options }: Question, chosen: readonly string[] = []) {
  const words = (those: typeof options) => those.map((option) => option.text);
  return {
    question: text,
    chosen: words(options.filter(({ key }) => chosen.includes(key))),
    right: words(options.filter(({ right }) => right)),
  };
}

function shownQuestion(
  { key, text, media_id, options }: Question,
  order: readonly string[],
  media: ReadonlyMap<string, MediaView>,
) {
  return {
    key,
    text,
    picture: media.get(media_id ?? '') ?? null,
    several: options.filter((option) => option.right).length > 1,
    options: order.flatMap((wanted) => {
      const option = options.find((one) => one.key === wanted);
      return option === undefined ? [] : [{ key: option.key, text: option.text }];
    }),
  };
}

function questionProblems({ options }: Question, at: number): ConfigProblem[] {
  const field = `config.questions.${at}.options`;
  const right = options.filter((option) => option.right).length;
  if (right === 0) return [{ field, message: 'has no correct answer' }];
  return right === options.length ? [{ field, message: 'has no wrong answer' }] : [];
}

function shuffled<T>(entries: readonly T[], dice: Dice): T[] {
  const list = [...entries];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = dice.int(at + 1);
    const [a, b] = [list[at], list[other]];
    if (a === undefined || b === undefined) continue;
    list[at] = b;
    list[other] = a;
  }
  return list;
}

function hasTwice(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length;
}
