// What is wrong with a form, in one place; each line leads to its field.
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { warningCircle } from '../icon/phosphor/warning-circle.ts';
import './error-summary.css';

export type FormFault = { fieldId: string; text: string };

export type ErrorSummaryProps = {
  /** For example "Two things to mend". */
  title: string;
  faults: readonly FormFault[];
  /** Takes the focus as it appears, so that a refused form is never silent; on unless told otherwise. */
  focus?: boolean | undefined;
};

function leadTo(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

export function ErrorSummary({ title, faults, focus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);
  if (faults.length === 0) return null;
  return (
    <section ref={box} className="sp-error-summary" role="alert" tabIndex={-1} aria-label={title}>
      <p className="sp-error-summary-title">
        <Icon of={warningCircle} weight="fill" />
        {title}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <a href={`#${fault.fieldId}`} onClick={(event) => leadTo(event, fault.fieldId)}>
              {fault.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
