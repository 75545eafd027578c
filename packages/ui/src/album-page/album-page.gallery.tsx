// A page with prints and holes of every rarity.
import type { Gallery } from '../gallery-shape.ts';
import type { Rarity } from '../rarity-frame/rarity.ts';
import { AlbumPage, AlbumPlace } from './album-page.tsx';

const rarities: readonly Rarity[] = ['urare', 'ssrare', 'srare', 'rare', 'uncommon', 'common'];

export const gallery: Gallery = {
  title: 'Album page',
  sections: [
    {
      name: 'Prints and holes',
      render: () => (
        <AlbumPage label="Tour tin, 6 of 12 collected">
          {rarities.map((rarity) => (
            <AlbumPlace key={rarity} rarity={rarity} owned label={`A print, ${rarity}`} onOpen={() => {}} />
          ))}
          {rarities.map((rarity) => (
            <AlbumPlace
              key={`${rarity}-hole`}
              rarity={rarity}
              owned={false}
              selected={rarity === 'rare'}
              label={`Missing, ${rarity}`}
              onOpen={() => {}}
            />
          ))}
        </AlbumPage>
      ),
    },
  ],
};
