// The frame of a screen: a column that fills the glass, its padded body, its section heads and the dock at its foot.
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './screen.css';

export function Screen({ className, ...native }: ComponentPropsWithRef<'div'>) {
  return <div {...native} className={classNames('sp-screen', className)} />;
}

/** The main region; takes the focus when a screen opens, so that reading starts here. */
export function ScreenBody({ className, ...native }: ComponentPropsWithRef<'main'>) {
  return <main tabIndex={-1} {...native} className={classNames('sp-screen-body', className)} />;
}

/** The bar with the one act of the screen; it stays in reach, and becomes static when text is large. A landmark of its own. */
export function Dock({ className, ...native }: ComponentPropsWithRef<'footer'>) {
  return <footer {...native} className={classNames('sp-dock', className)} />;
}

export type SectionHeadProps = {
  title: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
};

export function SectionHead({ title, action, level = 2, id }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="sp-section-head">
      <Heading className="sp-title" id={id}>
        {title}
      </Heading>
      {action}
    </div>
  );
}
