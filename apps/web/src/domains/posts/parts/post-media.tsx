// The pictures or the video of a post, in a place that is held before anything has come.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Picture } from '#domains/media/public/picture.tsx';
import { expectViewer, Viewer } from '#domains/media/public/viewer.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { cardCopy } from '../card-copy.ts';
import { renewPost } from '../data/post.ts';

const Video = latePart(() => import('#domains/media/public/video.tsx'), 'Video', null);

const MOST_SHOWN = 4;

/** Neither a tower nor a slit: very tall and very wide pictures are cut in the feed, and whole on full screen. */
function ratioOf({ width, height }: MediaView): number {
  if (width <= 0 || height <= 0) return 16 / 9;
  return Math.min(Math.max(width / height, 4 / 5), 2);
}

export interface PostMediaProps {
  post: Pick<OpenPost, 'id' | 'media'>;
  /** The first post of a screen. */
  eager?: boolean | undefined;
}

export function PostMedia({ post, eager }: PostMediaProps) {
  const client = useQueryClient();
  const [first] = post.media;
  if (first === undefined) return null;
  const renew = () => void renewPost(client, post.id);
  if (first.kind === 'video')
    return (
      <div className="sp-post-media" style={{ aspectRatio: ratioOf(first) }}>
        <Video media={first} onBroken={renew} />
      </div>
    );
  return <Pictures post={post} eager={eager} onBroken={renew} />;
}

function Pictures({ post, eager, onBroken }: PostMediaProps & { onBroken: () => void }) {
  const copy = useCopy(cardCopy).media;
  const [at, setAt] = useState<number | null>(null);
  const { media } = post;
  const shown = media.slice(0, MOST_SHOWN);
  const alone = media.length === 1;
  const [first] = media;
  const sizes = alone ? '(max-width: 30rem) 100vw, 30rem' : '(max-width: 30rem) 50vw, 15rem';
  return (
    <>
      <div
        className="sp-post-media"
        data-count={shown.length}
        style={alone && first ? { aspectRatio: ratioOf(first) } : undefined}
      >
        {shown.map((one, place) => {
          const open = alone ? copy.openOne : copy.open({ at: place + 1, count: media.length });
          return (
            <button
              key={one.id}
              type="button"
              aria-label={one.alt === '' ? open : copy.described({ open, alt: one.alt })}
              onPointerDown={expectViewer}
              onClick={() => setAt(place)}
            >
              <Picture media={one} sizes={sizes} eager={eager && place === 0} onBroken={onBroken} />
              {place === MOST_SHOWN - 1 && media.length > MOST_SHOWN ? (
                <span className="sp-post-media-more" aria-hidden="true">
                  {copy.more({ count: media.length - MOST_SHOWN })}
                </span>
              ) : null}
            </button>
          );
        })}
      </div>
      <Viewer pictures={media} at={at} onMove={setAt} />
    </>
  );
}
