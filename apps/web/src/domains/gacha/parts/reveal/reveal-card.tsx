// The card that comes out of a pack: its cut by rarity, the print, and below it name and serial.
import type { Drawn } from '@stagepass/contract/gacha/shapes.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { gachaCopy } from '../../copy.ts';

export interface RevealCardProps {
  draw: Drawn;
  design: ItemDesignCard | undefined;
}

export function RevealCard({ draw, design }: RevealCardProps) {
  const copy = useCopy(gachaCopy);
  const src = pictureAddress(design?.picture?.large_url);
  return (
    <div className="sp-reveal-card" aria-hidden="true">
      <RarityFrame rarity={draw.quality} ratio={264 / 376}>
        <div className="sp-reveal-print">
          <div className="sp-reveal-picture">
            {src === undefined ? <RarityGlyph rarity={draw.quality} /> : <img src={src} alt="" />}
          </div>
          <div className="sp-reveal-caption">
            <span className="sp-title" dir="auto">
              {design?.name ?? copy.qualities[draw.quality]}
            </span>
            <span className="sp-reveal-facts">
              <span dir="auto">{design?.club?.name}</span>
              <span className="sp-serial">{serialOf(draw, design, copy)}</span>
            </span>
          </div>
        </div>
      </RarityFrame>
    </div>
  );
}

type Words = Copy<typeof gachaCopy>;

export function serialOf(draw: Drawn, design: ItemDesignCard | undefined, { reveal }: Words): string {
  const size = design?.edition_size;
  const { number } = draw;
  return size ? reveal.serial({ number, size }) : reveal.openSerial({ number });
}

/** "Name, rarity, serial", as a screen reader says an item. */
export function cardWords(draw: Drawn, design: ItemDesignCard | undefined, words: Words): string {
  const { reveal, qualities } = words;
  const tier = qualities[draw.quality];
  const facts = { name: design?.name ?? tier, tier, number: draw.number };
  const size = design?.edition_size;
  return size ? reveal.cardOf({ ...facts, size }) : reveal.card(facts);
}
