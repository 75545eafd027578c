// Something failed: what, what is safe, and a way to try again.
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Icon } from '../icon/icon.tsx';
import { arrowsClockwise } from '../icon/phosphor/arrows-clockwise.ts';

export type ErrorStateProps = {
  title: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  retry?: { label: string; onRetry: () => void; busy?: boolean | undefined } | undefined;
  /** A second way out. */
  secondary?: ReactNode;
  /** What to quote when asking for help. */
  reference?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, children, picture, retry, secondary, reference, level } = props;
  const retryButton = retry && (
    <Button loading={retry.busy} onClick={retry.onRetry} icon={<Icon of={arrowsClockwise} weight="bold" />}>
      {retry.label}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        title={title}
        picture={picture}
        level={level}
        action={
          <>
            {retryButton}
            {secondary}
          </>
        }
      >
        {children}
      </EmptyState>
      {reference === undefined ? null : <p className="sp-serial sp-empty-reference">{reference}</p>}
    </div>
  );
}
