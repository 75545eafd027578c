// Owns waiting until somebody has stopped typing: what the server is asked for must not change with every key.
import { useEffect, useState } from 'react';

const PAUSE_MS = 180;

/** What was typed, once the typing has paused: empty before the first pause. Emptying the field counts at once. */
export function usePaused(typed: string, pause_ms: number): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pause_ms);
    return () => clearTimeout(timer);
  }, [typed, pause_ms]);
  return typed === '' ? '' : paused;
}

/** For a search: as the server wants it. */
export function useSettled(typed: string): string {
  return usePaused(typed.trim().replace(/\s+/g, ' ').slice(0, 80), PAUSE_MS);
}

/**
 * A search that stands in the address: the field begins with it, and `onChange` is called once the typing has paused. Nothing is typed
 * when the screen opens, so the first pause must not empty what the address says.
 */
export function useTypedSearch(
  q: string,
  onChange: (q: string) => void,
): readonly [string, (typed: string) => void] {
  const [typed, setTyped] = useState(q);
  const settled = useSettled(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing changes what is asked.
  useEffect(() => {
    if (settled !== q && (settled !== '' || typed === '')) onChange(settled);
  }, [settled]);
  return [typed, setTyped];
}
