// The print in the head of a sheet: a hair crooked, and no wider than leaves its words their room.
import type { ItemDesignCard } from '@stagepass/contract/items/shapes.ts';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';

export function HeadPrint({ design }: { design: Pick<ItemDesignCard, 'quality' | 'picture' | 'name'> }) {
  return (
    <span className="sp-item-head-print">
      <RarityFrame
        rarity={design.quality}
        src={pictureAddress(design.picture?.medium_url)}
        size="min(7.375rem, 30vw)"
        label={design.picture?.alt || design.name}
      />
    </span>
  );
}
