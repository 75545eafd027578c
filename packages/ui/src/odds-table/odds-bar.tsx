// Owns the odds of a pack as one strip, and the needle that shows where a draw fell.
import type { Rarity } from '../rarity-frame/rarity.ts';
import { RarityGlyph } from '../rarity-frame/rarity-glyph.tsx';
import './odds-table.css';

export type OddsShare = {
  rarity: Rarity;
  /** The tier's name. */
  label: string;
  /** Share in percent. */
  share: number;
  text: string;
};

export type OddsBarProps = {
  shares: readonly OddsShare[];
  /** The strip in one sentence. */
  label: string;
  /** Where the draw fell, 0 to 100, and its figure. */
  drawn?: { at: number; text: string } | undefined;
  /** Print the upper bounds under the strip. */
  scale?: boolean | undefined;
};

export function OddsBar({ shares, label, drawn, scale = false }: OddsBarProps) {
  let sum = 0;
  const bounds = shares.map((share) => {
    sum += share.share;
    return { ...share, upTo: sum };
  });
  const hit = drawn && (bounds.find(({ upTo }) => drawn.at < upTo) ?? bounds.at(-1));
  return (
    <div className="sp-odds-strip" data-needle={drawn !== undefined} role="img" aria-label={label}>
      <div className="sp-odds-bar" aria-hidden="true">
        {bounds.map(({ rarity, share, upTo }) => (
          <span key={rarity} data-rarity={rarity} style={{ flexGrow: share }}>
            {share >= 6 ? <RarityGlyph rarity={rarity} /> : null}
            {drawn && rarity === hit?.rarity ? (
              // Inside its own stretch: narrow ones are drawn wider than they are, and would shift it into a neighbour.
              <span
                className="sp-odds-needle"
                style={{ insetInlineStart: `${Math.min(100, ((drawn.at - (upTo - share)) / share) * 100)}%` }}
              >
                {/* Towards the longer side: even large figures have half the strip there. */}
                <b data-side={drawn.at > 50 ? 'before' : 'after'}>{drawn.text}</b>
              </span>
            ) : null}
          </span>
        ))}
      </div>
      {scale ? (
        <div className="sp-odds-scale" aria-hidden="true">
          {bounds.map(({ rarity, share, upTo }) => (
            <span key={rarity} style={{ flexGrow: share }}>
              {share >= 6 ? Number(upTo.toFixed(2)) : null}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}
