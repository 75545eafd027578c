// Two rows of posters on a tilted wall, fading into the house.
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
              <img
                key={poster}
                src={`/art/wall-${poster}.avif`}
                alt=""
                width={168}
                height={224}
                decoding="async"
                fetchPriority={poster === LARGEST ? 'high' : 'low'}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
