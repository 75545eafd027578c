// Two rows of posters on a tilted wall, fading into the house.
import { Print } from '@stagepass/ui/print/print.tsx';
import './poster-wall.css';

const rows = [
  [1, 2, 3],
  [6, 7, 8],
];

/** The only one that is whole in sight; the others must not hold it up. */
const LARGEST = 7;

export function PosterWall() {
  return (
    <div className="pages-wall" aria-hidden="true">
      <div className="pages-wall-rows">
        {rows.map((row) => (
          <div key={row.join()} className="pages-wall-row">
            {row.map((poster) => (
              <Print
                key={poster}
                src={`/art/wall-${poster}.avif`}
                width={168}
                height={224}
                priority={poster === LARGEST ? 'high' : 'low'}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
