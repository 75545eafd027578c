// A number on a small pill.
import type { ReactNode } from 'react';
import './count-badge.css';

export function CountBadge({
  tone = 'gel',
  children,
}: {
  tone?: 'gel' | 'quiet' | undefined;
  children: ReactNode;
}) {
  return (
    <span className="sp-count" data-tone={tone}>
      {children}
    </span>
  );
}
