// The words under a card, the strip of ten, and all ten side by side at the end.
import { itemQuality } from '@stagepass/base/item-quality.ts';
import type { Drawn, DrawReceipt, GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { ItemShelf, ItemTile } from '@stagepass/ui/item-tile/item-tile.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { gachaCopy } from '../../copy.ts';
import type { Opened } from '../../data/make-draws.ts';
import { isTop, oneIn } from '../../model/quality-shares.ts';
import { cardWords, serialOf } from './reveal-card.tsx';

type Words = Copy<typeof gachaCopy>;

export interface RevealWordsProps {
  pool: GachaPool;
  draw: Drawn;
  design: ItemDesignCard | undefined;
  named: boolean;
  /** Of one alone: what it has ended. */
  end: string;
}

export function RevealWords({ pool, draw, design, named, end }: RevealWordsProps) {
  const copy = useCopy(gachaCopy);
  const size = design?.edition_size;
  const { reveal } = copy;
  return (
    <div className="sp-reveal-words" data-there={named ? '' : undefined}>
      <h1 className="sp-display">{headline(pool, draw, copy)}</h1>
      <p>
        {promise(draw, copy)}{' '}
        {size ? reveal.number({ number: draw.number, size }) : reveal.numberOpen({ number: draw.number })}{' '}
        {end}
      </p>
    </div>
  );
}

/** What ended with these draws: the ten before its tenth, or the pack with a last copy. */
export function endOf({ draws, ended, closed }: DrawReceipt, { reveal }: Words): string {
  if (ended !== null) return reveal.ended({ count: draws.length });
  return closed ? reveal.closed : '';
}

function headline(pool: GachaPool, draw: Drawn, { reveal }: Words): string {
  const odds = pool.version?.entries.find(({ design }) => design.id === draw.design_id)?.odds;
  return odds && isTop(draw.quality) ? reveal.oneIn({ count: oneIn(odds) }) : reveal.mine;
}

function promise({ guaranteed }: Drawn, { reveal }: Words): string {
  if (guaranteed === 'none') return '';
  return guaranteed === 'pity' ? reveal.byPity : reveal.byTen;
}

/** What came so far, and how many are still to come. */
export function RevealStrip({ draws, at }: { draws: readonly Drawn[]; at: number }) {
  const { reveal } = useCopy(gachaCopy);
  return (
    <div
      className="sp-reveal-strip"
      role="img"
      aria-label={reveal.packOf({ at: at + 1, count: draws.length })}
    >
      {draws.map((draw, place) =>
        place > at ? (
          <i key={draw.id} />
        ) : (
          <span key={draw.id} data-now={place === at ? '' : undefined}>
            <RarityGlyph rarity={draw.quality} />
          </span>
        ),
      )}
    </div>
  );
}

export function RevealAll({ opened }: { opened: Opened }) {
  const copy = useCopy(gachaCopy);
  const { reveal } = copy;
  const { draws } = opened.receipt;
  const rank = ({ quality }: Drawn) => itemQuality(quality).value;
  const best = draws.reduce((a, b) => (rank(b) < rank(a) && isTop(b.quality) ? b : a), draws[0] as Drawn);
  const bestName = isTop(best.quality) ? opened.designs.get(best.design_id)?.name : undefined;
  return (
    <>
      <h1 className="sp-display mb-2">{reveal.allTitle({ count: draws.length })}</h1>
      <p className="sp-quiet mb-5">
        {bestName === undefined ? reveal.again : reveal.best({ name: bestName })}{' '}
        {endOf(opened.receipt, copy)}
      </p>
      <ItemShelf label={reveal.allTitle({ count: draws.length })}>
        {draws.map((draw) => {
          const design = opened.designs.get(draw.design_id);
          return (
            <ItemTile
              key={draw.id}
              rarity={draw.quality}
              name={design?.name ?? copy.qualities[draw.quality]}
              serial={serialOf(draw, design, copy)}
              src={pictureAddress(design?.picture?.small_url)}
              label={cardWords(draw, design, copy)}
              render={(anatomy) => <Link to={inventoryPath(draw.item_id)} {...anatomy} />}
            />
          );
        })}
      </ItemShelf>
    </>
  );
}
