// The place of one row in a long list, which tells how high it is.
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface RowBoxProps {
  rowKey: string;
  /** `isLater`: it grew or shrank after it was drawn. */
  onHeight: (key: string, height: number, isLater: boolean) => void;
  children: ReactNode;
}

export function RowBox({ rowKey, onHeight, children }: RowBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    onHeight(rowKey, current.offsetHeight, false);
    if (!('ResizeObserver' in window)) return undefined;
    const watch = new ResizeObserver(() => onHeight(rowKey, current.offsetHeight, true));
    watch.observe(current);
    return () => watch.disconnect();
  }, [rowKey, onHeight]);
  return (
    <div ref={box} className="sp-chat-row" data-row={rowKey}>
      {children}
    </div>
  );
}
