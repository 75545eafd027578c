// Two rows of posters on a tilted wall, fading into the house.
import './poster-wall.css';

const rows = [
  [1, 2, 3],
  [6, 7, 8],
];

export function PosterWall() {
  return (
    <div className="pages-wall" aria-hidden="true">
      <div className="pages-wall-rows">
        {rows.map((row) => (
          <div key={row.join()} className="pages-wall-row">
            {row.map((poster, index) => (
              <img
                key={poster}
                src={`/art/wall-${poster}.webp`}
                alt=""
                width={168}
                height={224}
                decoding="async"
                // The two in the middle are the largest in sight; the others must not hold them up.
                fetchPriority={index === 1 ? 'high' : 'low'}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
