// Nothing here yet: a picture, a line with a wink, one way on.
import type { ReactNode } from 'react';
import './empty-state.css';

export type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
};

export function EmptyState({ title, children, picture, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="sp-empty">
      {picture === undefined ? null : <div className="sp-empty-picture">{picture}</div>}
      <Heading className="sp-display">{title}</Heading>
      {children === undefined ? null : <div className="sp-empty-words">{children}</div>}
      {action === undefined ? null : <div className="sp-empty-actions">{action}</div>}
    </div>
  );
}
