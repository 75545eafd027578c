// Says that one types: at most every three seconds, and without waiting for an answer.
import { useRef } from 'react';
import { callData } from '#platform/api/api.ts';
import { typingSentEvery_ms } from '../model/limits.ts';

export function useSayTyping(id: string, isShown: boolean): () => void {
  const said_ms = useRef(0);
  return () => {
    const now_ms = performance.now();
    if (!isShown || (said_ms.current !== 0 && now_ms - said_ms.current < typingSentEvery_ms)) return;
    said_ms.current = now_ms;
    // A courtesy: where it does not arrive, nothing is lost.
    void callData('PUT /conversations/:id/typing', { params: { id } }).catch(() => undefined);
  };
}
