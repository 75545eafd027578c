// A small printed word about a thing: its kind or its standing.
import type { ReactNode } from 'react';
import './tag.css';

export type TagTone = 'gel' | 'plain' | 'good' | 'warn' | 'bad' | 'info';

export function Tag({
  tone = 'gel',
  icon,
  children,
}: {
  tone?: TagTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className="sp-tag" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
