// A surface one step above the page.
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import './card.css';

export type CardProps = ComponentPropsWithRef<'div'> & { padding?: 'none' | 'snug' | 'roomy' | undefined };

export function Card({ padding = 'roomy', className, ...native }: CardProps) {
  return <div {...native} data-padding={padding} className={classNames('sp-card', className)} />;
}
