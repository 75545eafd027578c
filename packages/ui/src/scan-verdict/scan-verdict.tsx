// Owns the door's verdict: round corners and a tick let in, square corners and a cross refuse; colour only agrees.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { hourglassMedium } from '../icon/phosphor/hourglass-medium.ts';
import { StampMark } from '../stamp/stamp.tsx';
import './scan-verdict.css';

export type Verdict = 'in' | 'refused' | 'waiting';

export type ScanVerdictProps = {
  verdict: Verdict;
  title: ReactNode;
  note?: ReactNode;
};

/** Announced at once when it appears; a refusal interrupts. */
export function ScanVerdict({ verdict, title, note }: ScanVerdictProps) {
  return (
    <section className="sp-verdict" data-verdict={verdict} role={verdict === 'refused' ? 'alert' : 'status'}>
      <span className="sp-verdict-sign" aria-hidden="true">
        {verdict === 'in' ? <StampMark mark="tick" /> : null}
        {verdict === 'refused' ? <StampMark mark="cross" /> : null}
        {verdict === 'waiting' ? <Icon of={hourglassMedium} weight="fill" /> : null}
      </span>
      <span className="sp-verdict-words">
        <b className="sp-verdict-title">{title}</b>
        {note ? <span className="sp-verdict-note">{note}</span> : null}
      </span>
    </section>
  );
}

const CORNERS = {
  round:
    'M2 62V26A24 24 0 0 1 26 2H62M208 2H244A24 24 0 0 1 268 26V62M268 208V244A24 24 0 0 1 244 268H208M62 268H26A24 24 0 0 1 2 244V208',
  square: 'M2 62V2H62M208 2H268V62M268 208V268H208M62 268H2V208',
} as const;

/** The four corners over the camera picture; `looking` before there is a verdict. */
export function ScanFrame({ verdict }: { verdict: Verdict | 'looking' }) {
  return (
    <svg
      className="sp-scan-frame"
      data-verdict={verdict}
      viewBox="0 0 270 270"
      aria-hidden="true"
      focusable="false"
    >
      <path d={verdict === 'refused' ? CORNERS.square : CORNERS.round} />
      {verdict === 'refused' ? (
        <path className="sp-scan-frame-cross" d="M100 100L170 170M170 100L100 170" />
      ) : null}
    </svg>
  );
}
