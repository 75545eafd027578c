// Owns what tests of players begin with: a step in its list, an attempt that was opened just now, and its player on a screen.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type {
  RequirementEntry,
  RequirementOutcome,
  RequirementTask,
  TaskOf,
} from '@stagepass/contract/requirements/shapes.ts';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { openScreen } from '#platform/testing/stage.tsx';
import type { PlayerProps } from '../parts/play/player-props.ts';

export function entryOf(summary: RequirementEntry['summary'], title = 'The task'): RequirementEntry {
  return {
    id: 'r1',
    position: 0,
    title,
    xp: 50,
    state: 'todo',
    waits: false,
    passed_at: null,
    refusal: null,
    tries_left: null,
    summary,
  };
}

/** As the server hands it out. */
export function attemptOf(task: object, change: object = {}) {
  const now = new Date().toISOString();
  return {
    id: 'a1',
    requirement_id: 'r1',
    club_id: 'c1',
    title: 'The task',
    number: 1,
    opened_at: now,
    ends_at: null,
    now,
    task,
    ...change,
  };
}

export const passed: RequirementOutcome = {
  passed: true,
  in_review: false,
  reason: null,
  score: null,
  wrong: null,
  tries_left: null,
  all_passed: true,
};

/** The player of one type, by itself. */
export function playStep<Type extends RequirementType>(
  Player: ComponentType<PlayerProps<Type>>,
  task: TaskOf<Type>,
  given: { at?: string; onHandIn?: (() => Promise<RequirementOutcome>) | undefined } = {},
) {
  const attempt = { ...attemptOf(task), task: task as RequirementTask, clock: () => Date.now() };
  const onReport = vi.fn(async () => ({ now: attempt.now, task: attempt.task, outcome: null }));
  const onHandIn = vi.fn(given.onHandIn ?? (async () => passed));
  openScreen(
    given.at ?? '/play',
    <Player
      attempt={attempt}
      task={task}
      steps={{ number: 1, total: 1 }}
      onReport={onReport}
      onHandIn={onHandIn}
      onLeave={vi.fn()}
    />,
  );
  return { onReport, onHandIn };
}
