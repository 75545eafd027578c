// A club's square picture, in its gel where there is none.
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import type { CSSProperties } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import './club-picture.css';

export interface PicturedClub {
  name: string;
  hue: number;
  picture: { small_url: string; large_url: string } | null;
}

export type ClubPictureProps = { club: PicturedClub /** In pixels. */; size: number; round?: boolean };

/** Silent for screen readers: the club's name stands beside it. */
export function ClubPicture({ club, size, round }: ClubPictureProps) {
  const style = { '--club-picture': `${size}px` } as CSSProperties;
  const src = pictureAddress(size > 96 ? club.picture?.large_url : club.picture?.small_url);
  return (
    <GelScope hue={club.hue} className="sp-club-picture" data-round={round ? '' : undefined} style={style}>
      {src === undefined ? (
        <span aria-hidden="true">{[...club.name][0]}</span>
      ) : (
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
      )}
    </GelScope>
  );
}
