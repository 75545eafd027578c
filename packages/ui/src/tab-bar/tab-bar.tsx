// The page's own stub: main places of the app behind a row of dots, tape on the one that is open.
import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './tab-bar.css';

export type TabBarItem<Key extends string> = {
  key: Key;
  label: string;
  icon: IconShape;
  /** Shown on the icon, for example `3` or `99+`; `badgeLabel` is what a screen reader says. */
  badge?: string | undefined;
  badgeLabel?: string | undefined;
};

export type TabBarAnatomy = {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

export type TabBarProps<Key extends string> = {
  label: string;
  items: readonly TabBarItem<Key>[];
  current?: Key | undefined;
  renderLink: (item: TabBarItem<Key>, anatomy: TabBarAnatomy) => ReactElement;
};

export function TabBar<Key extends string>({ label, items, current, renderLink }: TabBarProps<Key>) {
  return (
    <nav className="sp-tab-bar" aria-label={label}>
      <ul>
        {items.map((item) => {
          const open = item.key === current;
          const contents = (
            <>
              <Icon of={item.icon} weight={open ? 'fill' : 'regular'} />
              <span className="sp-tab-word">{item.label}</span>
              {item.badge === undefined ? null : (
                <span className="sp-tab-badge" aria-hidden="true">
                  {item.badge}
                </span>
              )}
              {item.badgeLabel === undefined ? null : <VisuallyHidden>{item.badgeLabel}</VisuallyHidden>}
            </>
          );
          const anatomy: TabBarAnatomy = {
            className: 'sp-tab',
            'aria-current': open ? 'page' : undefined,
            children: contents,
          };
          return <li key={item.key}>{renderLink(item, anatomy)}</li>;
        })}
      </ul>
    </nav>
  );
}
