// Owns the published odds of every item: a real table with the base and the effective chance side by side.
import type { ReactNode } from 'react';
import type { Rarity } from '../rarity-frame/rarity.ts';
import { RarityFrame } from '../rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '../rarity-frame/rarity-glyph.tsx';
import './odds-table.css';

export type OddsRow = {
  key: string;
  rarity: Rarity;
  rarityLabel: string;
  name: string;
  /** Copies left, or that the run is open. */
  note?: ReactNode;
  src?: string | undefined;
  base: string;
  effective: string;
};

export type OddsTableProps = {
  label: string;
  heads: { item: string; base: string; effective: string };
  rows: readonly OddsRow[];
};

export function OddsTable({ label, heads, rows }: OddsTableProps) {
  return (
    <table className="sp-odds" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads.item}</th>
          <th scope="col">{heads.base}</th>
          <th scope="col">{heads.effective}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <span className="sp-odds-item">
                <RarityFrame rarity={row.rarity} src={row.src} size="2.5rem" />
                <span className="sp-odds-words">
                  <span className="sp-odds-name">
                    <RarityGlyph rarity={row.rarity} label={row.rarityLabel} />
                    <span>{row.name}</span>
                  </span>
                  {row.note ? <span className="sp-odds-note">{row.note}</span> : null}
                </span>
              </span>
            </th>
            <td>{row.base}</td>
            <td>{row.effective}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
