// A picture that only decorates; what is drawn stands in its place where it cannot be had.
import { type ReactNode, useState } from 'react';
import './print.css';

export type PrintProps = {
  src: string;
  /** Its size in the layout, so that nothing moves when it comes. */
  width: number;
  height: number;
  /** `high` for the largest in sight; the others must not hold it up. */
  priority: 'high' | 'low';
  /** Drawn where the picture does not come: without it, unprinted paper. */
  instead?: ReactNode;
};

export function Print({ src, width, height, priority, instead = <span className="sp-print" /> }: PrintProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined);
  if (src === broken) return instead;
  // In a page that came drawn, it may have failed before anybody listened.
  const lookBack = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setBroken(src);
  };
  return (
    <img
      ref={lookBack}
      src={src}
      alt=""
      width={width}
      height={height}
      decoding="async"
      fetchPriority={priority}
      onError={() => setBroken(src)}
    />
  );
}
