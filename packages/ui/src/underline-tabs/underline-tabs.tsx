// Places within a screen, with a strip of tape under the open one; links, or tabs over panels.
import { type KeyboardEvent, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import './underline-tabs.css';

export type UnderlineTab<Key extends string> = { key: Key; label: ReactNode };

export type UnderlineTabAnatomy = {
  className: string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};

type Shared<Key extends string> = { label: string; tabs: readonly UnderlineTab<Key>[]; current: Key };

/** Brings the open tab into view, sideways only: the page itself must not jump. */
function useOpenTabInView(current: string) {
  const strip = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => {
    const element = strip.current;
    const tabs = [...(element?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const open = tabs.find((tab) => tab.dataset.key === current);
    if (!element || !open || typeof element.scrollTo !== 'function') return;
    element.scrollTo({ left: open.offsetLeft - (element.clientWidth - open.offsetWidth) / 2 });
  }, [current]);
  return strip;
}

export type LinkTabsProps<Key extends string> = Shared<Key> & {
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

export type PanelTabsProps<Key extends string> = Shared<Key> & {
  onChange: (key: Key) => void;
  /** Prefix of ids: the tab is `<id>-<key>-tab`, your panel must be `<id>-<key>-panel`. */
  id: string;
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function PanelTabs<Key extends string>({ label, tabs, current, onChange, id }: PanelTabsProps<Key>) {
  const strip = useOpenTabInView(current);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const reading = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const at = tabs.findIndex((tab) => tab.key === current);
    const next = tabs[(at + reading + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}-tab`)?.focus();
  };
  return (
    <div ref={strip} className="sp-underline-tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}-tab`}
          data-key={tab.key}
          aria-selected={tab.key === current}
          aria-controls={tab.key === current ? `${id}-${tab.key}-panel` : undefined}
          tabIndex={tab.key === current ? 0 : -1}
          className="sp-underline-tab"
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
