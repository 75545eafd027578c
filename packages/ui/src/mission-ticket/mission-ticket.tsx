// Owns the mission ticket: a stub that tears off, open, active, in review, done with its stamp, locked, or over.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hourglassMedium } from '../icon/phosphor/hourglass-medium.ts';
import { lockKey } from '../icon/phosphor/lock-key.ts';
import { ticket } from '../icon/phosphor/ticket.ts';
import { ObjectRoot, type RenderAs } from '../object-root/object-root.tsx';
import { Stamp } from '../stamp/stamp.tsx';
import './mission-ticket.css';

export type MissionTicketState = 'open' | 'active' | 'review' | 'done' | 'locked' | 'over';

export type MissionTicketProps = {
  title: string;
  /** The line under the title: whose mission it is. */
  by?: string | undefined;
  /** The print; without one, an unprinted square in the gel around it. */
  src?: string | undefined;
  state: MissionTicketState;
  /** What the stub is worth; shown while it can be earned. */
  worth?: string | undefined;
  /** The small word of the stub: the unit, "Sent", "Locked". */
  unit?: string | undefined;
  /** Icons and a few words: how, where, by when. */
  hint?: ReactNode;
  /** The hint is about time running out. */
  urgent?: boolean | undefined;
  steps?: { done: number; total: number; label: string } | undefined;
  stampLabel?: string | undefined;
  /** True only in the moment it is finished. */
  landing?: boolean | undefined;
  render?: RenderAs | undefined;
};

export function MissionTicket(props: MissionTicketProps) {
  const { title, by, src, state, hint, urgent = false, steps, render } = props;
  return (
    <ObjectRoot render={render} className="sp-ticket" data-state={state}>
      <span className="sp-ticket-main">
        {src ? (
          <img className="sp-ticket-picture" src={src} alt="" loading="lazy" decoding="async" />
        ) : (
          <span className="sp-ticket-picture sp-ticket-blank" aria-hidden="true">
            <Icon of={ticket} weight="fill" />
          </span>
        )}
        <span className="sp-ticket-words">
          <span className="sp-ticket-title" dir="auto">
            {title}
          </span>
          {by ? (
            <span className="sp-ticket-by" dir="auto">
              {by}
            </span>
          ) : null}
          {steps || hint ? (
            <span className="sp-ticket-hint" data-urgent={urgent}>
              {steps ? <TicketSteps {...steps} /> : null}
              {hint}
            </span>
          ) : null}
        </span>
      </span>
      <TicketStub {...props} />
    </ObjectRoot>
  );
}

function TicketStub({ state, worth, unit, stampLabel, landing = false }: MissionTicketProps) {
  if (state === 'done') {
    return (
      <span className="sp-ticket-stub">
        <Stamp label={stampLabel} landing={landing} />
      </span>
    );
  }
  return (
    <span className="sp-ticket-stub">
      {state === 'review' ? <Icon of={hourglassMedium} /> : null}
      {state === 'locked' ? <Icon of={lockKey} /> : null}
      {state === 'open' || state === 'active' ? <span className="sp-ticket-worth">{worth}</span> : null}
      {unit ? <span className="sp-ticket-unit">{unit}</span> : null}
    </span>
  );
}

function TicketSteps({ done, total, label }: { done: number; total: number; label: string }) {
  const keys = Array.from({ length: total }, (_, i) => i);
  return (
    <span className="sp-ticket-steps" role="img" aria-label={label}>
      {keys.map((i) => (
        <b key={i} data-on={i < done} />
      ))}
    </span>
  );
}
