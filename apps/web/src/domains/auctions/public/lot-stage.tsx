// Owns the head of anything that is for sale: the framed print in the lamp's light, its rarity, number and name.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { ModelOffer } from '#domains/items/public/model-offer.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { auctionsCopy } from '../copy.ts';
import './lot-stage.css';

export interface LotStageProps {
  design: ItemDesignCard;
  /** Of the copy; null where it is made with the sale. */
  number: number | null;
  title: string;
}

export function LotStage({ design, number, title }: LotStageProps) {
  const words = useCopy(itemCopy);
  const copy = useCopy(auctionsCopy);
  const quality = words.qualities[design.quality];
  const serial = serialWords(design, number, copy.serial);
  return (
    <>
      <div className="sp-lot-stage">
        <span className="sp-lot-pedestal" aria-hidden="true" />
        <span className="sp-lot-print">
          <RarityFrame
            rarity={design.quality}
            src={pictureAddress(design.picture?.medium_url)}
            ratio={222 / 240}
            label={copy.name({ name: design.name, quality, serial })}
          />
        </span>
      </div>
      <div className="sp-lot-line">
        <RarityLabel rarity={design.quality}>{quality}</RarityLabel>
        <span className="sp-serial sp-quiet">{serial}</span>
      </div>
      <h1 className="sp-display sp-lot-title" dir="auto">
        {title}
      </h1>
      <ModelOffer name={design.name} url={design.model_url} />
    </>
  );
}

type Words = Copy<typeof auctionsCopy>['serial'];

function serialWords({ edition_size }: ItemDesignCard, number: number | null, words: Words): string {
  if (number === null) return edition_size === null ? words.open : words.edition({ size: edition_size });
  return edition_size === null ? words.number({ number }) : words.numberOf({ number, size: edition_size });
}
