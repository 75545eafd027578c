// Tiles of a shelf.
import type { Gallery } from '../gallery-shape.ts';
import { demoItem } from '../illustration/demo-art.ts';
import { ItemShelf, ItemTile } from './item-tile.tsx';

export const gallery: Gallery = {
  title: 'Item tile',
  sections: [
    {
      name: 'Owned, in copies, not owned',
      render: () => (
        <ItemShelf>
          <ItemTile
            rarity="urare"
            name="Opening night mic"
            serial="007/100"
            src={demoItem('mic', 355)}
            label="Opening night mic, Ultra Rare, number 7 of 100"
            render={(tile) => <a href="#tile" {...tile} />}
          />
          <ItemTile
            rarity="ssrare"
            name="Test pressing 2"
            serial="002/012"
            src={demoItem('vinyl', 232)}
            label="Test pressing 2, SS.Rare, number 2 of 12"
            render={(tile) => <a href="#tile" {...tile} />}
          />
          <ItemTile
            rarity="srare"
            name="Key to the trap"
            serial="118/400"
            src={demoItem('key', 150)}
            label="Key to the trap, Super Rare, number 118 of 400"
            render={(tile) => <a href="#tile" {...tile} />}
          />
          <ItemTile
            rarity="rare"
            name="Demo tape B"
            serial="0412/1000"
            src={demoItem('tape', 55)}
            label="Demo tape B, Rare, number 412 of 1000"
            render={(tile) => <a href="#tile" {...tile} />}
          />
          <ItemTile
            rarity="uncommon"
            name="Lightstick of the second night in Halle"
            serial="unlimited"
            src={demoItem('mic', 300)}
            count={3}
            label="Lightstick, Uncommon, unlimited, 3 copies"
            render={(tile) => <a href="#tile" {...tile} />}
          />
          <ItemTile
            rarity="common"
            name="House pick"
            serial="10 to go"
            src={demoItem('vinyl', 20)}
            owned={false}
            label="House pick, Common, not yours yet"
            render={(tile) => <a href="#tile" {...tile} />}
          />
        </ItemShelf>
      ),
    },
  ],
};
