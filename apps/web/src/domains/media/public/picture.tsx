// A picture of a post: its place held from the first moment, its blurred placeholder until it is there.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { image } from '@stagepass/ui/icon/phosphor/lean/image.ts';
import { type CSSProperties, useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { sourcesOf } from '../model/sources.ts';
import { shownCopy } from '../shown-copy.ts';
import './picture.css';

export interface PictureProps {
  media: MediaView;
  /** How wide it stands, as in the `sizes` of an image. */
  sizes: string;
  /** The first picture of a screen is fetched at once. */
  eager?: boolean | undefined;
  /** The address may have run out: whoever shows the picture can ask for it anew. */
  onBroken?: (() => void) | undefined;
}

export function Picture({ media, sizes, eager, onBroken }: PictureProps) {
  const copy = useCopy(shownCopy);
  const src = pictureAddress(media.medium_url);
  const [state, setState] = useState<{ src: string | undefined; is: 'there' | 'broken' }>();
  const known = state?.src === src ? state?.is : undefined;
  const style: CSSProperties = { '--hue': media.hue } as CSSProperties;
  if (media.placeholder !== '') style.backgroundImage = `url("${media.placeholder}")`;
  return (
    <span className="sp-picture" style={style} data-there={known === 'there' ? '' : undefined}>
      {known === 'broken' || src === undefined ? (
        <span className="sp-picture-broken" role="img" aria-label={media.alt || copy.broken}>
          <Icon of={image} />
        </span>
      ) : (
        <img
          src={src}
          srcSet={sourcesOf(media)}
          sizes={sizes}
          alt={media.alt}
          width={media.width}
          height={media.height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onLoad={() => setState({ src, is: 'there' })}
          onError={() => {
            setState({ src, is: 'broken' });
            onBroken?.();
          }}
        />
      )}
    </span>
  );
}
