// One badge in a grid: the patch, its name, and a line below it.
import type { BadgeLook } from '@stagepass/contract/badges/shapes.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { BadgeMark } from './badge-mark.tsx';
import './badge-grid.css';

export interface BadgeCellProps {
  look: BadgeLook;
  stage: number;
  stages: number;
  name: string;
  line: string;
  /** Says all of it to screen readers. */
  label: string;
  onOpen: () => void;
}

/** Sewn on by hand: every column leans its own way. */
export function BadgeGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="sp-badge-grid" aria-label={label}>
      {children}
    </ul>
  );
}

export function BadgeCell({ look, stage, stages, name, line, label, onOpen }: BadgeCellProps) {
  return (
    <li>
      <button type="button" className="sp-badge-cell" onClick={onOpen}>
        <BadgeMark look={look} stage={stage} stages={stages} size="min(5.375rem, 100%)" />
        <span className="sp-badge-name" aria-hidden="true">
          {name}
        </span>
        <span className="sp-badge-line" aria-hidden="true">
          {line}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    </li>
  );
}
