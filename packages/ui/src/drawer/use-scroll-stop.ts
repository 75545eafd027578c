// Makes a middle that scrolls a stop for the keyboard where nothing in it could take the focus: arrows would reach it else.
import { type RefObject, useEffect } from 'react';

const takesFocus = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

export function useScrollStop(middle: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = middle.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const look = () => {
      const scrolls = element.scrollHeight > element.clientHeight + 1;
      if (scrolls && element.querySelector(takesFocus) === null) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // What is in it may grow while it stays as high as the glass allows.
    const contents = new MutationObserver(look);
    contents.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [middle]);
}
