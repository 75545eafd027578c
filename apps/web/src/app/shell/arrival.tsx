// Owns arriving at a screen: a new one starts at its top with the focus in its main part, going back lands where one was.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { beginLanding, isLandingTaken, visitOf } from '#platform/navigation/landing.ts';

const KEY = 'spc-scroll';
const kept = new Map<string, number>(restore());

function restore(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function keepAll(): void {
  try {
    // The latest hundred are enough for any way back.
    sessionStorage.setItem(KEY, JSON.stringify([...kept].slice(-100)));
  } catch {
    // Without storage the places are forgotten when the page is left.
  }
}

/** Scrolls there as soon as the page is long enough: lists arrive after their screen. */
function landAt(top: number, visit: string): () => void {
  let frames = 0;
  let frame = 0;
  const step = () => {
    if (isLandingTaken(visit)) return;
    window.scrollTo(0, top);
    frames += 1;
    if (Math.abs(window.scrollY - top) > 2 && frames < 90) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}

export function Arrival() {
  const location = useLocation();
  const { pathname } = location;
  const visit = visitOf(location);
  const type = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepAll);
    return () => window.removeEventListener('pagehide', keepAll);
  }, []);
  useLayoutEffect(() => {
    const remember = () => kept.set(visit, window.scrollY);
    beginLanding(visit);
    window.addEventListener('scroll', remember, { passive: true });
    const top = type === 'POP' ? (kept.get(visit) ?? 0) : 0;
    // A page stands at its top when it is opened; to ask where it stands would make the browser lay it out at once.
    const stop = top === 0 && first.current ? undefined : landAt(top, visit);
    return () => {
      window.removeEventListener('scroll', remember);
      stop?.();
    };
  }, [visit, type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen, and only a new one, takes the focus.
  useEffect(() => {
    // The first screen is read from the top of the page anyway.
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
