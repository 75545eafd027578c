// Owns the die-cut frame of an item: one cut per rarity, owned, in copies, or still a silhouette.
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Rarity } from './rarity.ts';
import { RarityGlyph } from './rarity-glyph.tsx';
import './rarity-frame.css';

export type RarityFrameProps = {
  rarity: Rarity;
  /** The print. Without one (and without children) the frame shows its glyph. */
  src?: string | undefined;
  /** What a screen reader hears, "Name, rarity, serial"; leave empty where the words stand beside it. */
  label?: string | undefined;
  owned?: boolean | undefined;
  /** Copies held; two or more are printed as a multiple. */
  count?: number | undefined;
  countLabel?: string | undefined;
  /** Edge length, for frames outside a grid: any CSS length. */
  size?: string | undefined;
  /** Width over height; prints are square unless told. */
  ratio?: number | undefined;
  /** Live content instead of `src`: a 3-D view, a video. */
  children?: ReactNode;
};

export function RarityFrame(props: RarityFrameProps) {
  const { rarity, src, label, owned = true, count, countLabel, size, ratio, children } = props;
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : {};
  const style: CSSProperties = {};
  if (size) style.inlineSize = size;
  const print = children ?? (src ? <img src={src} alt="" loading="lazy" decoding="async" /> : null);
  return (
    <span className="sp-rarity" data-rarity={rarity} data-owned={owned} style={style} {...named}>
      <span className="sp-rarity-cut" style={ratio ? { aspectRatio: ratio } : undefined}>
        <span className="sp-rarity-print">
          {print ?? <RarityGlyph rarity={rarity} className="sp-rarity-blank" />}
        </span>
      </span>
      {count !== undefined && count > 1 ? (
        <span className="sp-rarity-count">
          <span aria-hidden={countLabel ? true : undefined}>×{count}</span>
          {countLabel ? <VisuallyHidden>{countLabel}</VisuallyHidden> : null}
        </span>
      ) : null}
    </span>
  );
}
