// What a screen shows while it waits: the shapes of what is coming.
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './skeleton.css';

export type SkeletonProps = {
  shape?: 'line' | 'block' | 'circle' | 'pill' | undefined;
  width?: string | undefined;
  height?: string | undefined;
};

export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  const style: CSSProperties = {};
  if (width !== undefined) style.width = width;
  if (height !== undefined) style.height = height;
  return <span className="sp-skeleton" data-shape={shape} style={style} />;
}

const widths = ['92%', '78%', '64%', '86%', '58%'];

export function SkeletonText({ lines = 2 }: { lines?: number | undefined }) {
  return (
    <span className="sp-skeleton-text">
      {Array.from({ length: lines }, (_, index) => index).map((index) => (
        <Skeleton key={index} shape="line" width={widths[index % widths.length]} />
      ))}
    </span>
  );
}

export function SkeletonRow({ lead = 'square' }: { lead?: 'square' | 'circle' | undefined }) {
  return (
    <div className="sp-skeleton-row">
      <Skeleton shape={lead === 'circle' ? 'circle' : 'block'} width="44px" height="44px" />
      <span className="sp-skeleton-text">
        <Skeleton shape="line" width="58%" height="14px" />
        <Skeleton shape="line" width="38%" height="11px" />
      </span>
    </div>
  );
}

export function SkeletonCard({ picture = '11.875rem' }: { picture?: string | undefined }) {
  return (
    <div className="sp-skeleton-card">
      <SkeletonRow lead="circle" />
      <div className="sp-skeleton-words">
        <SkeletonText lines={2} />
      </div>
      <Skeleton height={picture} width="100%" />
    </div>
  );
}

/** Holds the skeletons of one waiting part and says once, for screen readers, that it is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
