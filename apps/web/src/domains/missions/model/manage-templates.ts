// The most usual missions, ready to be changed: a template is offered where every type of its steps is built.
import { randomId } from '@stagepass/base/random-id.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import type { MissionRepeat } from '@stagepass/contract/missions/kinds.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { ConfigOf, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { missionTemplateCopy } from '../manage-template-copy.ts';

type Words = Copy<typeof missionTemplateCopy>;
type Step = { title: string; waits: boolean; config: RequirementConfig };

export interface MissionTemplate {
  key: keyof Words;
  object: DrawnObject;
  repeat: MissionRepeat;
  types: readonly RequirementType[];
  story: (words: Words, club: string) => string;
  steps: (words: Words, club: string) => readonly Step[];
}

const key = () => randomId(10);
const option = (text: string, right: boolean) => ({ key: key(), text, right });
const question = (text: string, right: string, wrong: string) => ({
  key: key(),
  text,
  options: [option(right, true), option(wrong, false)],
});

function quiz(
  questions: ConfigOf<'QUIZ'>['questions'],
  rules: { pass_percent: number; tries: number | null },
): ConfigOf<'QUIZ'> {
  return { type: 'QUIZ', text: '', questions, time_s: null, ...rules };
}

function content(text: string, seconds: number): ConfigOf<'CONTENT'> {
  return { type: 'CONTENT', text, link: null, media_id: null, seconds };
}

const field = (label: string, required = true) => ({ key: key(), label, help: '', required });

export const missionTemplates: readonly MissionTemplate[] = [
  {
    key: 'quiz',
    object: 'cassette',
    repeat: 'once',
    types: ['QUIZ'],
    story: (words, club) => words.quiz.story({ club }),
    steps: ({ quiz: words }, club) => [
      {
        title: words.step,
        waits: false,
        config: quiz(
          [
            // An option has room for 120 characters; a club's name is shorter.
            question(words.first, words.firstRight({ club }), words.firstWrong),
            question(words.second, words.secondRight, words.secondWrong),
            question(words.third, words.thirdRight, words.thirdWrong),
          ],
          { pass_percent: 66, tries: 3 },
        ),
      },
    ],
  },
  {
    key: 'read',
    object: 'book',
    repeat: 'once',
    types: ['CONTENT'],
    story: (words, club) => words.read.story({ club }),
    steps: ({ read }, club) => [{ title: read.step, waits: false, config: content(read.text({ club }), 20) }],
  },
  {
    key: 'checkin',
    object: 'band',
    repeat: 'once',
    types: ['CHECKIN'],
    story: ({ checkin }) => checkin.story,
    steps: ({ checkin }) => [
      { title: checkin.step, waits: false, config: { type: 'CHECKIN', days: 7, mode: 'row' } },
    ],
  },
  {
    key: 'survey',
    object: 'polaroid',
    repeat: 'once',
    types: ['FORM'],
    story: (words, club) => words.survey.story({ club }),
    steps: ({ survey }, club) => [
      {
        title: survey.step,
        waits: false,
        config: {
          type: 'FORM',
          text: '',
          fields: [
            { ...field(survey.heard({ club })), kind: 'text' },
            {
              ...field(survey.happy),
              kind: 'scale',
              steps: 5,
              low_label: survey.low,
              high_label: survey.high,
            },
            { ...field(survey.more, false), kind: 'long-text' },
          ],
        },
      },
    ],
  },
  {
    key: 'watch',
    object: 'vinyl',
    repeat: 'once',
    types: ['CONTENT', 'QUIZ'],
    story: ({ watch }) => watch.story,
    steps: ({ watch }) => [
      { title: watch.watch, waits: false, config: content(watch.text, 20) },
      {
        title: watch.answer,
        waits: true,
        config: quiz([question(watch.question, watch.right, watch.wrong)], {
          pass_percent: 100,
          tries: null,
        }),
      },
    ],
  },
  {
    key: 'weekly',
    object: 'mic',
    repeat: 'weekly',
    types: ['FORM'],
    story: ({ weekly }) => weekly.story,
    steps: ({ weekly }) => [
      {
        title: weekly.step,
        waits: false,
        config: { type: 'FORM', text: '', fields: [{ ...field(weekly.question), kind: 'long-text' }] },
      },
    ],
  },
];
