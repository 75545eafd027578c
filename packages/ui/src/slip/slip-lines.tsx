// Owns what is printed on a slip: statement lines, totals, call-sheet rows and numbered steps.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { caretRight } from '../icon/phosphor/caret-right.ts';
import { check } from '../icon/phosphor/check.ts';
import { ObjectRoot, type RenderAs } from '../object-root/object-root.tsx';
import './slip-lines.css';

export type SlipLineProps = {
  name: ReactNode;
  note?: ReactNode;
  amount: ReactNode;
  /** Money in is green, held is quiet; the sign in `amount` says it too. */
  tone?: 'in' | 'out' | 'held' | undefined;
};

export function SlipLine({ name, note, amount, tone = 'out' }: SlipLineProps) {
  return (
    <div className="sp-slip-line" data-tone={tone}>
      <span className="sp-slip-line-name">
        {name}
        {note ? <span className="sp-slip-note">{note}</span> : null}
      </span>
      <span className="sp-slip-leader" aria-hidden="true" />
      <b className="sp-slip-amount">{amount}</b>
    </div>
  );
}

export function SlipTotal({ name, amount }: { name: ReactNode; amount: ReactNode }) {
  return (
    <div className="sp-slip-total">
      <span>{name}</span>
      <b className="sp-slip-amount">{amount}</b>
    </div>
  );
}

export type SlipRowProps = {
  /** The big figure at the start: how many wait. */
  count?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  urgent?: boolean | undefined;
  render?: RenderAs | undefined;
};

export function SlipRow({ count, title, note, urgent = false, render }: SlipRowProps) {
  return (
    <ObjectRoot render={render} className="sp-slip-row" data-counted={count !== undefined}>
      {count !== undefined ? <span className="sp-slip-count">{count}</span> : null}
      <span className="sp-slip-row-words">
        <b>{title}</b>
        {note ? (
          <span className="sp-slip-note" data-urgent={urgent}>
            {note}
          </span>
        ) : null}
      </span>
      {render ? <Icon of={caretRight} weight="bold" mirror /> : null}
    </ObjectRoot>
  );
}

export type SlipStepProps = {
  number: number;
  title: ReactNode;
  note?: ReactNode;
  /** What it is worth, or what it came to, at the end of the line. */
  worth?: ReactNode;
  state?: 'plain' | 'done' | 'current' | 'ahead' | undefined;
  /** `proof` numbers in ink discs, `set` like a set list. */
  look?: 'proof' | 'set' | undefined;
  children?: ReactNode;
};

export function SlipStep(props: SlipStepProps) {
  const { number, title, note, worth, state = 'plain', look = 'set', children } = props;
  return (
    <li
      className="sp-slip-step"
      data-state={state}
      data-look={look}
      data-struck={state === 'done' && look === 'set'}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className="sp-slip-step-number">{number}</span>
      <div className="sp-slip-step-words">
        <div className="sp-slip-step-title">{title}</div>
        {note ? <div className="sp-slip-note">{note}</div> : null}
      </div>
      {worth ? (
        <span className="sp-slip-worth">
          {state === 'done' ? <Icon of={check} weight="bold" /> : null}
          {worth}
        </span>
      ) : null}
      {children ? <div className="sp-slip-step-body">{children}</div> : null}
    </li>
  );
}

export function SlipSteps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className="sp-slip-steps" aria-label={label}>
      {children}
    </ol>
  );
}
