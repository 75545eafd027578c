// Owns what a mission of the demo world is made of, and short ways to write its steps.
import type { BadgeInput } from '@stagepass/contract/badges/shapes.ts';
import type { DrawnObject } from '@stagepass/contract/items/shapes.ts';
import type { MissionRepeat } from '@stagepass/contract/missions/kinds.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';

export interface DemoStep {
  title: string;
  waits?: true;
  config: RequirementConfig;
}

export interface DemoMission {
  title: string;
  story: string;
  object: DrawnObject;
  steps: readonly DemoStep[];
  /** The name of a design of the club. */
  reward?: string;
  /** One of the club's own, made with the mission. */
  badge?: BadgeInput;
  /** Out of a budget that the owner sets aside first. */
  credits?: { amount_cents: number; total: number; budget_cents: number };
  /** Of the club's fan token. */
  tokens?: { amount: number; total: number };
  repeat?: MissionRepeat;
  private?: true;
  slots?: number;
  /** In hours from the moment the world is made; a mission without them has no end. */
  opens_h?: number;
  closes_h?: number;
  state?: 'draft' | 'ended';
  /** Days before the world is made that it was published; one a mission where it is left out. */
  made_days?: number;
  /** Fans sent proofs of its first step, which the club reviews. */
  submissions?: true;
  /** How many members took part, and how many of the demo fan's steps are done. */
  fans?: number;
  done?: number;
}

export const read = (text: string, seconds = 15): RequirementConfig => ({
  type: 'CONTENT',
  text,
  link: null,
  media_id: null,
  seconds,
});

/** Its staff find the code in the step's menu. */
export const code = (mode: 'fixed' | 'rotating', where: string): RequirementConfig => ({
  type: 'QRCODE',
  mode,
  uses: null,
  place: null,
  where,
});

/** A post on another network, with a picture or a link as its proof. */
export const sharePost = (text: string, hashtag: string): RequirementConfig => ({
  type: 'SOCIAL',
  network: 'instagram',
  act: 'post',
  url: `https://www.instagram.com/explore/tags/${hashtag}/`,
  text,
  hashtag,
  server_id: null,
  proof: 'either',
});

/** The first option of each question is the right one; they are shuffled for everybody. */
export function quiz(
  text: string,
  questions: readonly (readonly [string, string, ...string[]])[],
  { time_s = 90, tries = 3 }: { time_s?: number; tries?: number } = {},
): RequirementConfig {
  return {
    type: 'QUIZ',
    text,
    time_s,
    pass_percent: 60,
    tries,
    questions: questions.map(([question, ...options], at) => ({
      key: `question${at + 1}`,
      text: question,
      options: options.map((option, index) => ({
        key: `answer${at + 1}x${index + 1}`,
        text: option,
        right: index === 0,
      })),
    })),
  };
}

export const ask = (text: string, label: string, help = ''): RequirementConfig => ({
  type: 'FORM',
  text,
  fields: [
    { key: 'answer1', kind: 'text', label, help, required: true },
    {
      key: 'howKeen',
      kind: 'scale',
      label: 'How sure are you?',
      help: '',
      required: false,
      steps: 5,
      low_label: 'A guess',
      high_label: 'I was there',
    },
  ],
});
