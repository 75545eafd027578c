// A picture or video of a task, in its own proportions from the first paint on.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';

export interface TaskMediaProps {
  media: MediaView;
  /** Told how many seconds of a video were played, as it plays. */
  onPlayed?: ((played_s: number) => void) | undefined;
}

export function TaskMedia({ media, onPlayed }: TaskMediaProps) {
  const ratio = media.width > 0 && media.height > 0 ? `${media.width} / ${media.height}` : '16 / 9';
  const frame = {
    aspectRatio: ratio,
    backgroundImage: media.placeholder ? `url("${media.placeholder}")` : undefined,
  };
  if (media.kind === 'video' && media.video_url !== null)
    return (
      // biome-ignore lint/a11y/useMediaCaption: people upload no captions; the description is the alternative.
      <video
        className="sp-task-media"
        style={frame}
        controls
        playsInline
        preload="metadata"
        src={pictureAddress(media.video_url)}
        aria-label={media.alt}
        onTimeUpdate={(event) => onPlayed?.(playedSeconds(event.currentTarget.played))}
        onEnded={(event) => onPlayed?.(playedSeconds(event.currentTarget.played))}
      />
    );
  if (media.medium_url === null) return null;
  return (
    <img
      className="sp-task-media"
      style={frame}
      src={pictureAddress(media.medium_url)}
      alt={media.alt}
      width={media.width}
      height={media.height}
    />
  );
}

function playedSeconds(ranges: TimeRanges): number {
  let sum = 0;
  for (let at = 0; at < ranges.length; at += 1) sum += ranges.end(at) - ranges.start(at);
  return sum;
}
