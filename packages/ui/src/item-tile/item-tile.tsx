// Owns the tile of an item on a shelf: framed print, glyph, name and serial, as one target.
import type { ReactNode } from 'react';
import { ObjectRoot, type RenderAs } from '../object-root/object-root.tsx';
import type { Rarity } from '../rarity-frame/rarity.ts';
import { RarityFrame } from '../rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '../rarity-frame/rarity-glyph.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './item-tile.css';

export type ItemTileProps = {
  rarity: Rarity;
  name: string;
  /** "007/100", "open run", a price: one short line. */
  serial?: string | undefined;
  src?: string | undefined;
  owned?: boolean | undefined;
  count?: number | undefined;
  /** The whole tile for a screen reader, the name first: "Name, rarity, serial, copies". */
  label: string;
  render?: RenderAs | undefined;
};

/** Three in a row on a phone, fewer when the text is large. */
export function ItemShelf({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <section className="sp-item-shelf" aria-label={label}>
      {children}
    </section>
  );
}

export function ItemTile({ rarity, name, serial, src, owned = true, count, label, render }: ItemTileProps) {
  return (
    <ObjectRoot render={render} className="sp-item-tile" data-owned={owned}>
      <span aria-hidden="true">
        <RarityFrame rarity={rarity} src={src} owned={owned} count={count} />
      </span>
      <span className="sp-item-tile-name" aria-hidden="true">
        <RarityGlyph rarity={rarity} />
        <span className="sp-item-tile-words">{name}</span>
      </span>
      {serial ? (
        <span className="sp-item-tile-serial" aria-hidden="true">
          {serial}
        </span>
      ) : null}
      <VisuallyHidden>{label}</VisuallyHidden>
    </ObjectRoot>
  );
}
