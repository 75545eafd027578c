// A shelf of copies: framed tiles of which each leads somewhere or opens something.
import type { ItemStack } from '@stagepass/contract/items/shapes.ts';
import { ItemShelf, ItemTile } from '@stagepass/ui/item-tile/item-tile.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { itemsCopy } from '../copy.ts';
import { tileLabel } from '../model/tile-label.ts';
import { itemCopy } from './item-copy.ts';
import { serialOf } from './serial.ts';

export interface StackShelfProps {
  label: string;
  stacks: readonly ItemStack[];
  onOpen: (stack: ItemStack) => void;
}

export function StackShelf({ label, stacks, onOpen }: StackShelfProps) {
  const copy = useCopy(itemCopy);
  const { shelf } = useCopy(itemsCopy);
  return (
    <ItemShelf label={label}>
      {stacks.map((stack) => {
        const { design, number, state, id } = stack.item;
        const serial =
          design.edition_size === null ? copy.openRun : serialOf(copy, number, design.edition_size);
        return (
          <ItemTile
            key={id}
            rarity={design.quality}
            name={design.name}
            serial={state === 'held' ? serial : copy.states[state]}
            src={pictureAddress(design.picture?.small_url)}
            count={stack.count}
            label={tileLabel({ item: copy, shelf }, stack)}
            render={(tile) => (
              <button type="button" aria-haspopup="dialog" {...tile} onClick={() => onOpen(stack)} />
            )}
          />
        );
      })}
    </ItemShelf>
  );
}
