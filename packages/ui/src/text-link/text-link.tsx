// A link inside running text, or standing alone with a full touch area.
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import './text-link.css';

export type TextLinkProps = ComponentPropsWithRef<'a'> & {
  /** Alone on a line: no underline, 44 px high. */
  alone?: boolean | undefined;
  render?: ((anatomy: { className: string; 'data-alone': '' | undefined }) => ReactElement) | undefined;
};

export function TextLink({ alone, render, className, ...native }: TextLinkProps) {
  const anatomy = {
    className: classNames('sp-link', className),
    'data-alone': alone ? ('' as const) : undefined,
  };
  if (render) return render(anatomy);
  return <a {...native} {...anatomy} />;
}
