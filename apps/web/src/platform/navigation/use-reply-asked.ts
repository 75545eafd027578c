// Owns `?reply=1` in an address: whoever pressed Reply on a notification wants to write at once.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSearch } from './use-search.ts';

/** Puts the cursor into the field inside `box`, once: the address loses the word, so that going back opens no keyboard. */
export function useReplyAsked(box: RefObject<HTMLElement | null>): void {
  const [search, change] = useSearch();
  const isAsked = search.get('reply') === '1';
  const begin = useEffectEvent(() => {
    box.current?.querySelector('textarea')?.focus();
    change({ reply: null });
  });
  useEffect(() => {
    if (isAsked) begin();
  }, [isAsked]);
}
