// Owns which glass the app may stand on: an upright phone. Wide screens get the notice, sideways phones are asked to turn.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { firstCopy } from '../first-copy.ts';
import { useMedia } from './use-media.ts';
import './glass.css';

/** The medium breakpoint. */
export const WIDE = '(min-width: 768px)';
/** A phone on its side: no mouse, and too low for a screen. */
export const SIDEWAYS =
  '(orientation: landscape) and (max-height: 480px) and (min-aspect-ratio: 3/2) and (pointer: coarse)';

export type Glass = 'phone' | 'sideways' | 'wide';

export function glassOf({ wide, sideways }: { wide: boolean; sideways: boolean }): Glass {
  if (sideways) return 'sideways';
  return wide ? 'wide' : 'phone';
}

/** Asked once at the start, before anything is drawn. */
export function isPhoneGlass(): boolean {
  const holds = (query: string) => window.matchMedia(query).matches;
  return glassOf({ wide: holds(WIDE), sideways: holds(SIDEWAYS) }) === 'phone';
}

function WideNotice() {
  const [loaded, setLoaded] = useState<{ Notice: ComponentType } | null>(null);
  useEffect(() => {
    void import('../screens/wide-screen-notice.tsx').then((module) =>
      setLoaded({ Notice: module.WideScreenNotice }),
    );
  }, []);
  return loaded ? <loaded.Notice /> : null;
}

function TurnNotice() {
  const { turn } = useCopy(firstCopy);
  return (
    <main className="sp-turn">
      <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <rect className="sp-turn-phone" x="30" y="12" width="36" height="72" rx="7" />
        <path d="M44 20h8" />
      </svg>
      <div>
        <h1 className="sp-display">{turn.title}</h1>
        <p className="sp-quiet">{turn.text}</p>
      </div>
    </main>
  );
}

export function Glass({ children }: { children: ReactNode }) {
  const glass = glassOf({ wide: useMedia(WIDE), sideways: useMedia(SIDEWAYS) });
  // Once shown, the app stays where it is while hidden: turning the phone must not lose what was typed.
  const [shown, setShown] = useState(glass === 'phone');
  if (glass === 'phone' && !shown) setShown(true);
  return (
    <>
      {glass === 'wide' ? <WideNotice /> : null}
      {glass === 'sideways' ? <TurnNotice /> : null}
      {shown ? (
        <div className="sp-glass" hidden={glass !== 'phone'}>
          {children}
        </div>
      ) : null}
    </>
  );
}
