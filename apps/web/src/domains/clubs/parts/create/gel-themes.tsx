// The gel in both houses: with the lights down, and by day.
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { createCopy } from '../../create-copy.ts';
import './gel-themes.css';

const themes = ['dark', 'light'] as const;

/** Stands inside the gel that is being chosen. */
export function GelThemes({ tier }: { tier: string }) {
  const copy = useCopy(createCopy);
  return (
    <div className="sp-gel-themes">
      {themes.map((theme) => (
        <div key={theme} className={`sp-gel-theme ${theme}`}>
          <span className="sp-gel-theme-name">{copy.themes[theme]}</span>
          <span className="sp-gel-theme-tier" dir="auto" aria-hidden="true">
            {tier}
          </span>
          <span aria-hidden="true">
            <VuMeter size="small" value={72} max={100} label="" />
          </span>
        </div>
      ))}
    </div>
  );
}
