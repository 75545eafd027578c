// Owns the odds of a pack as a real table: one column for each way to open it, the base odds first.
import type { ReactNode } from 'react';
import type { Rarity } from '../rarity-frame/rarity.ts';
import { RarityFrame } from '../rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '../rarity-frame/rarity-glyph.tsx';
import './odds-table.css';

export type OddsRow = {
  key: string;
  rarity: Rarity;
  /** The rarity's name; none where `name` says it already. */
  rarityLabel?: string | undefined;
  name: string;
  /** Copies left, or that they are unlimited. */
  note?: ReactNode;
  /** The item's picture; none for a row that stands for a whole rarity. */
  picture?: { src: string | undefined } | undefined;
  /** One for each column. */
  chances: readonly string[];
};

export type OddsTableProps = {
  label: string;
  heads: { item: string; columns: readonly string[] };
  rows: readonly OddsRow[];
};

export function OddsTable({ label, heads, rows }: OddsTableProps) {
  return (
    <table className="sp-odds" data-columns={heads.columns.length} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.item}</th>
          {heads.columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <OddsName row={row} />
            </th>
            {heads.columns.map((column, at) => (
              <td key={column}>{row.chances[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OddsName({ row }: { row: OddsRow }) {
  return (
    <span className="sp-odds-item" data-picture={row.picture !== undefined}>
      {row.picture ? <RarityFrame rarity={row.rarity} src={row.picture.src} size="2.5rem" /> : null}
      <span className="sp-odds-words">
        <span className="sp-odds-name">
          <RarityGlyph rarity={row.rarity} label={row.rarityLabel} />
          <span>{row.name}</span>
        </span>
        {row.note ? <span className="sp-odds-note">{row.note}</span> : null}
      </span>
    </span>
  );
}
