// The bar at the head of a screen: plain on the page, laid over a picture, or blurred once something scrolls beneath.
import type { ReactNode } from 'react';
import './top-bar.css';

export type TopBarProps = {
  surface?: 'plain' | 'art' | 'blurred' | undefined;
  /** Usually the way back. */
  leading?: ReactNode;
  title?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
};

export function TopBar({ surface = 'plain', leading, title, actions }: TopBarProps) {
  return (
    <header className="sp-top-bar" data-surface={surface}>
      {leading}
      <div className="sp-top-bar-title">{title}</div>
      {actions}
    </header>
  );
}
