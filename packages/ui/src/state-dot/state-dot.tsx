// A dot whose shape says the state too: full live, half scheduled, ring draft, bar ended, square failed.
import type { ReactNode } from 'react';
import './state-dot.css';

export type DotState = 'live' | 'scheduled' | 'draft' | 'ended' | 'failed';

export function StateDot({ state, children }: { state: DotState; children: ReactNode }) {
  return (
    <span className="sp-state" data-state={state}>
      {children}
    </span>
  );
}
