// A video with the phone's own controls; it makes no sound and fetches nothing before somebody presses play.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { shownCopy } from '../shown-copy.ts';
import './video.css';

export function Video({ media, onBroken }: { media: MediaView; onBroken?: (() => void) | undefined }) {
  const copy = useCopy(shownCopy);
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own videos come without captions; their description is the label.
    <video
      className="sp-video"
      src={pictureAddress(media.video_url)}
      poster={pictureAddress(media.medium_url)}
      // Without a poster the first frame has to come from the file itself.
      preload={media.medium_url === null ? 'metadata' : 'none'}
      aria-label={media.alt === '' ? copy.videoPlain : copy.video({ alt: media.alt })}
      controls
      playsInline
      onError={onBroken}
    />
  );
}
