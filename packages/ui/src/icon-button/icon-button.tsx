// A round button that shows only an icon; its label names the result of pressing it.
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './icon-button.css';

export type IconButtonSurface = 'plain' | 'raised' | 'art' | 'gel';

export type IconButtonAnatomy = {
  className: string;
  'data-surface': IconButtonSurface;
  'data-size': 'medium' | 'large';
  'aria-label': string;
  children: ReactNode;
};

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  surface?: IconButtonSurface | undefined;
  size?: 'medium' | 'large' | undefined;
  /** A lit dot: something new waits behind it. Say so in the label too. */
  dot?: boolean | undefined;
  render?: ((anatomy: IconButtonAnatomy) => ReactElement) | undefined;
};

export function IconButton(props: IconButtonProps) {
  const { label, icon, surface = 'plain', size = 'medium', dot, render, className, ...native } = props;
  const anatomy: IconButtonAnatomy = {
    className: classNames('sp-icon-button', className),
    'data-surface': surface,
    'data-size': size,
    'aria-label': label,
    children: (
      <>
        {icon}
        {dot ? <span className="sp-icon-button-dot" /> : null}
      </>
    ),
  };
  if (render) return render(anatomy);
  return <button type="button" {...native} {...anatomy} />;
}
