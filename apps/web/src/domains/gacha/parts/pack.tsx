// A blind pack: crimped at the head, printed all over, its name on a paper label. Torn by how far `--tear` has come.
import type { GachaPoolCard } from '@stagepass/contract/gacha/shapes.ts';
import { type ReactNode, useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { PackArt } from './pack-art.tsx';
import './pack.css';

export type PrintedPool = Pick<GachaPoolCard, 'name' | 'picture' | 'club'>;

export interface PackProps {
  pool: PrintedPool;
  /** Name and what is in it; left out where words beside it say so. */
  label?: ReactNode;
  size?: 'large' | 'small' | undefined;
}

export function Pack({ pool, label, size = 'large' }: PackProps) {
  const src = pictureAddress(pool.picture?.medium_url);
  const [broken, setBroken] = useState<string>();
  return (
    <div className="sp-pack" data-size={size}>
      <div className="sp-pack-art">
        {src === undefined || src === broken ? (
          <PackArt name={pool.name} hue={pool.club.hue} />
        ) : (
          <img
            src={src}
            alt={pool.picture?.alt ?? ''}
            width={208}
            height={248}
            decoding="async"
            onError={() => setBroken(src)}
          />
        )}
      </div>
      <div className="sp-pack-crimp" aria-hidden="true" />
      {label === undefined ? null : <div className="sp-pack-label sp-stock-label">{label}</div>}
    </div>
  );
}

/** The pack on the table, two more behind it. */
export function PackOnTable(props: PackProps) {
  return (
    <div className="sp-pack-table">
      <span className="sp-pack-behind" aria-hidden="true" />
      <span className="sp-pack-behind" aria-hidden="true" />
      <Pack {...props} />
    </div>
  );
}
