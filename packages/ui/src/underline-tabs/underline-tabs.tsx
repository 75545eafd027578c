// Tabs over panels, with a strip of tape under the open one.
import type { KeyboardEvent } from 'react';
import { type TabStrip, useOpenTabInView } from './link-tabs.tsx';
import './underline-tabs.css';

export type PanelTabsProps<Key extends string> = TabStrip<Key> & {
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
