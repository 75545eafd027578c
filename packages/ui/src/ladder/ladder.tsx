// Owns the ladder of levels: rails and rungs are lit from the floor to where I stand.
import type { ReactNode } from 'react';
import './ladder.css';

export type LadderRung = {
  key: string;
  /** The number on the plate. */
  level: ReactNode;
  title: ReactNode;
  /** What opens here. */
  note?: ReactNode;
  /** What it takes, at the end of the row. */
  cost?: ReactNode;
};

export type LadderProps = {
  label: string;
  /** Top rung first. */
  rungs: readonly LadderRung[];
  /** The rung I stand on; without one the ladder is dark. */
  at?: string | undefined;
  /** How far I am towards the next rung, 0 to 1. */
  towards?: number | undefined;
};

export function Ladder({ label, rungs, at, towards = 0 }: LadderProps) {
  const mine = at === undefined ? rungs.length : rungs.findIndex((rung) => rung.key === at);
  const state = (i: number) => (i === mine ? 'here' : i > mine ? 'climbed' : 'ahead');
  return (
    <ol className="sp-ladder" aria-label={label}>
      {rungs.map((rung, i) => (
        <li
          key={rung.key}
          className="sp-ladder-rung"
          data-state={state(i)}
          data-next={i === mine - 1}
          aria-current={i === mine ? 'step' : undefined}
          style={i === mine - 1 ? { ['--towards' as string]: Math.min(1, Math.max(0, towards)) } : undefined}
        >
          <span className="sp-ladder-rails" aria-hidden="true" />
          <span className="sp-ladder-plate">{rung.level}</span>
          <span className="sp-ladder-words">
            <span className="sp-ladder-title">{rung.title}</span>
            {rung.note ? <span className="sp-ladder-note">{rung.note}</span> : null}
          </span>
          {rung.cost ? <span className="sp-ladder-cost">{rung.cost}</span> : null}
        </li>
      ))}
    </ol>
  );
}
