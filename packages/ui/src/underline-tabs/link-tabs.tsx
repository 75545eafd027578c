// Places within a screen as links, with a strip of tape under the open one.
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import './underline-tabs.css';

export type UnderlineTab<Key extends string> = { key: Key; label: ReactNode };

export type UnderlineTabAnatomy = {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

export type TabStrip<Key extends string> = {
  label: string;
  tabs: readonly UnderlineTab<Key>[];
  current: Key;
};

/** Brings the open tab into view, sideways only: the page itself must not jump. */
export function useOpenTabInView(current: string) {
  const strip = useRef<HTMLDivElement | null>(null);
  const scrolled = useRef(false);
  useLayoutEffect(() => {
    const element = strip.current;
    const tabs = [...(element?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const open = tabs.find((tab) => tab.dataset.key === current);
    if (!element || !open || typeof element.scrollTo !== 'function') return;
    // The first one is in view from the beginning; measuring would make the browser lay out the whole screen at once.
    if (open === tabs[0] && !scrolled.current) return;
    scrolled.current = true;
    element.scrollTo({ left: open.offsetLeft - (element.clientWidth - open.offsetWidth) / 2 });
  }, [current]);
  return strip;
}

export type LinkTabsProps<Key extends string> = TabStrip<Key> & {
  renderLink: (tab: UnderlineTab<Key>, anatomy: UnderlineTabAnatomy) => ReactElement;
};

export function LinkTabs<Key extends string>({ label, tabs, current, renderLink }: LinkTabsProps<Key>) {
  const strip = useOpenTabInView(current);
  return (
    <nav aria-label={label}>
      <div ref={strip} className="sp-underline-tabs">
        {tabs.map((tab) => (
          <span key={tab.key} data-key={tab.key}>
            {renderLink(tab, {
              className: 'sp-underline-tab',
              'aria-current': tab.key === current ? 'page' : undefined,
              children: tab.label,
            })}
          </span>
        ))}
      </div>
    </nav>
  );
}
