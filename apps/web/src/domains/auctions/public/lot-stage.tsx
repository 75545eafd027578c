// Owns the head of anything that is for sale: the framed print in the lamp's light, or the ticket itself; its rarity, number
// and name, and where, when and for whom it is good.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { ModelOffer } from '#domains/items/public/model-offer.tsx';
import { serialOf } from '#domains/items/public/serial.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { auctionsCopy } from '../copy.ts';
import './lot-stage.css';

export interface LotStageProps {
  design: ItemDesignCard;
  /** Of the copy; null where it is made with the sale. */
  number: number | null;
  title: string;
  /** What is said of refunds, where it is a ticket, coupon or the like. */
  refund?: string | undefined;
}

/** Most of what is sold is no ticket and has no place. */
const TicketPrint = latePart(
  () => import('#domains/items/public/ticket-print.tsx'),
  'TicketPrint',
  <Skeleton width="100%" height="27rem" />,
);
const TermRows = latePart(
  () => import('#domains/items/public/term-rows.tsx'),
  'TermRows',
  <Skeleton width="100%" height="7rem" />,
);

export function LotStage({ design, number, title, refund }: LotStageProps) {
  const words = useCopy(itemCopy);
  const copy = useCopy(auctionsCopy);
  const quality = words.qualities[design.quality];
  const serial =
    number !== null
      ? serialOf(words, number, design.edition_size)
      : design.edition_size === null
        ? copy.serial.open
        : copy.serial.edition({ size: design.edition_size });
  const terms = design.kind === 'ticket' ? design.redeemable : null;
  const line = (
    <div className="sp-lot-line">
      <RarityLabel rarity={design.quality}>{quality}</RarityLabel>
      <span className="sp-serial sp-quiet">{serial}</span>
    </div>
  );
  if (terms !== null)
    return (
      <>
        <TicketPrint design={design} terms={terms} title={title} />
        <TermRows design={design} rulesOnly refund={refund} />
        {line}
        <ModelOffer name={design.name} url={design.model_url} />
      </>
    );
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
      {line}
      <h1 className="sp-display sp-lot-title" dir="auto">
        {title}
      </h1>
      <ModelOffer name={design.name} url={design.model_url} />
      {design.redeemable === null && design.transferable ? null : (
        <TermRows design={design} refund={refund} />
      )}
    </>
  );
}
