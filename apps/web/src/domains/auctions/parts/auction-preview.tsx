// The lot as fans will see it on the shelf.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { manageAuctionsCopy } from '../manage-copy.ts';
import { type AuctionDraft, amountOf } from '../model/auction-draft.ts';
import { dateWords } from '../model/moments.ts';

export function AuctionPreview({ design, draft }: { design: ItemDesignCard; draft: AuctionDraft }) {
  const { sheet } = useCopy(manageAuctionsCopy);
  const { qualities } = useCopy(itemCopy);
  const { tag } = useLocale();
  return (
    <div>
      <Perforation />
      <p className="sp-small sp-quiet mt-3 mb-2">{sheet.preview}</p>
      <div className="sp-preview">
        <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} size="4.5rem" />
        <span className="sp-preview-words">
          <RarityLabel rarity={design.quality}>{qualities[design.quality]}</RarityLabel>
          <span className="sp-head" dir="auto">
            {draft.title || design.name}
          </span>
          {draft.ends === '' ? null : <span className="sp-small sp-faint">{dateWords(draft.ends, tag)}</span>}
        </span>
        <span className="sp-price-ticket">{formatUsd(amountOf(draft.start) ?? 0)}</span>
      </div>
    </div>
  );
}
