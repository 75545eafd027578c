// A page of an album: prints that are there are glued in, what is missing is a hole cut in its rarity's shape.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { prohibit } from '../icon/phosphor/prohibit.ts';
import type { Rarity } from '../rarity-frame/rarity.ts';
import { RarityFrame } from '../rarity-frame/rarity-frame.tsx';
import './album-page.css';

export function AlbumPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="sp-album" aria-label={label}>
      <ul className="sp-album-grid">{children}</ul>
    </section>
  );
}

export type AlbumPlaceProps = {
  rarity: Rarity;
  /** The print; without one the glyph stands in for it. */
  src?: string | undefined;
  owned: boolean;
  count?: number | undefined;
  selected?: boolean | undefined;
  /** It is there, but stamped as left out of what the page is collected for; an `AlbumStamp` beside its words explains it. */
  leftOut?: boolean | undefined;
  /** All of it in words: "Encore cassette, Rare, missing". */
  label: string;
  onOpen: () => void;
};

export function AlbumPlace({ rarity, src, owned, count, label, onOpen, ...marks }: AlbumPlaceProps) {
  const { selected = false, leftOut = false } = marks;
  return (
    <li className="sp-album-place" data-owned={owned} data-selected={selected || undefined}>
      <button type="button" aria-label={label} aria-pressed={owned ? undefined : selected} onClick={onOpen}>
        <RarityFrame rarity={rarity} src={owned ? src : undefined} count={owned ? count : undefined} />
        {owned && leftOut ? <AlbumStamp /> : null}
      </button>
    </li>
  );
}

/** On prints that are left out, and before the words that say why. */
export function AlbumStamp() {
  return (
    <span className="sp-album-stamp" aria-hidden="true">
      <Icon of={prohibit} />
    </span>
  );
}
