// Owns the rarity glyph and the label that sets the tier's word beside it, so colour never speaks alone.
import type { ReactNode } from 'react';
import { RARITY_GLYPHS, type Rarity } from './rarity.ts';
import './rarity-glyph.css';

export type RarityGlyphProps = {
  rarity: Rarity;
  /** Given only where no word stands beside it. */
  label?: string | undefined;
  className?: string | undefined;
};

export function RarityGlyph({ rarity, label, className }: RarityGlyphProps) {
  return (
    <svg
      className={`sp-rarity-glyph${className ? ` ${className}` : ''}`}
      data-rarity={rarity}
      viewBox="0 0 24 24"
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={RARITY_GLYPHS[rarity]} fillRule="evenodd" />
    </svg>
  );
}

export function RarityLabel({ rarity, children }: { rarity: Rarity; children: ReactNode }) {
  return (
    <span className="sp-rarity-label" data-rarity={rarity}>
      <RarityGlyph rarity={rarity} />
      {children}
    </span>
  );
}
