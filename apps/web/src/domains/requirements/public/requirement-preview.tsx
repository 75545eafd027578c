// A requirement as a guest would do it, for its editor: on the phone alone, nothing is sent.
import type {
  EditableRequirement,
  RequirementReport,
  RequirementTask,
} from '@stagepass/contract/requirements/shapes.ts';
import { useState } from 'react';
import type { OpenAttempt } from '../data/attempt.ts';
import { usePreviewWorld } from '../data/marker.ts';
import { previewReport } from '../model/preview-report.ts';
import { previewTask } from '../model/preview-task.ts';
import { playerOf } from '../parts/requirement-types.tsx';

export function RequirementPreview(props: {
  requirement: EditableRequirement;
  steps: { number: number; total: number };
  onLeave: () => void;
}) {
  const { requirement, steps, onLeave } = props;
  const { config } = requirement;
  const world = usePreviewWorld(requirement).data ?? null;
  const [attempt] = useState(() => previewAttempt(requirement));
  const [told, setTold] = useState<Told>({ task: null, before: null });
  const first = previewTask(config, requirement.media, world);
  const task = told.task ?? first;
  const Player = playerOf(config.type);
  return (
    <Player
      meanwhile={null}
      attempt={attempt}
      task={task as Extract<typeof task, { type: 'CONTENT' }>}
      steps={steps}
      onLeave={onLeave}
      onReport={async (report) => {
        const next = previewReport({ config, task, report, before: told.before, world });
        // Whoever missed too often begins again.
        const isOver = next.type === 'VR' && next.misses_left <= 0;
        setTold(isOver ? { task: null, before: null } : { task: next, before: report });
        return { now: attempt.now, task: next, outcome: null };
      }}
      onHandIn={async () => {
        onLeave();
        return {
          passed: true,
          in_review: false,
          reason: null,
          score: null,
          wrong: null,
          tries_left: null,
          all_passed: false,
        };
      }}
    />
  );
}

interface Told {
  /** Null before the first report. */
  task: RequirementTask | null;
  before: RequirementReport | null;
}

function previewAttempt({ id, title, config, media }: EditableRequirement): OpenAttempt {
  const now = Date.now();
  const limit_s = config.type === 'QUIZ' ? config.time_s : null;
  return {
    // Apart from any real attempt: drafts of a preview are its own.
    id: `preview-${id}`,
    club_id: '',
    requirement_id: `preview-${id}`,
    title,
    number: 1,
    opened_at: new Date(now).toISOString(),
    ends_at: limit_s === null ? null : new Date(now + limit_s * 1000).toISOString(),
    now: new Date(now).toISOString(),
    clock: () => Date.now(),
    task: previewTask(config, media),
  };
}
