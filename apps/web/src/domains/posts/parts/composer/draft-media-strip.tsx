// The pictures or the video of a draft: seen at once, sent as the line allows, each described, taken out, or
// moved by its handle, by the arrow keys on it, or by its sheet.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { dotsSixVertical } from '@stagepass/ui/icon/phosphor/dots-six-vertical.ts';
import { image } from '@stagepass/ui/icon/phosphor/image.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { type Sortable, useSortable } from '@stagepass/ui/sortable/use-sortable.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { type KeyboardEvent, useState } from 'react';
import { uploadTrouble } from '#domains/media/public/upload-trouble.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { percentIn } from '#platform/i18n/formats.ts';
import { getLocale, useLocale } from '#platform/i18n/locale.ts';
import { composerCopy } from '../../composer-copy.ts';
import type { DraftUpload } from '../../data/draft-uploads.ts';
import { moveDraftMedia } from '../../data/drafts.ts';
import type { DraftMedia } from '../../model/post-draft.ts';
import { DraftMediaSheet } from './draft-media-sheet.tsx';

export interface DraftMediaStripProps {
  place: string;
  media: readonly DraftMedia[];
  uploads: ReadonlyMap<string, DraftUpload>;
}

export function DraftMediaStrip({ place, media, uploads }: DraftMediaStripProps) {
  const copy = useCopy(composerCopy).media;
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (step: { from: number; to: number }) => {
    if (step.to < 0 || step.to >= media.length) return;
    moveDraftMedia(place, step);
    setSaid(copy.moved({ at: step.to + 1, count: media.length }));
  };
  const sortable = useSortable(move, 'grid');
  if (media.length === 0) return null;
  const silent = media.filter(({ alt }) => alt.trim() === '').length;
  const at = media.findIndex(({ key }) => key === open);
  const opened = media[at];
  return (
    <>
      <ul
        className="sp-draft-strip"
        aria-label={copy.label}
        data-dragging={sortable.dragged === null ? undefined : ''}
      >
        {media.map((one, place_at) => (
          <li
            key={one.key}
            ref={sortable.itemRef(place_at)}
            data-dragged={sortable.dragged === place_at ? '' : undefined}
            style={sortable.styleOf(place_at)}
          >
            <Tile
              media={one}
              upload={uploads.get(one.key)}
              what={nameOf(copy, one, place_at, media.length)}
              onOpen={() => setOpen(one.key)}
            />
            {media.length > 1 ? (
              <MoveHandle
                at={place_at}
                what={nameOf(copy, one, place_at, media.length)}
                sortable={sortable}
                onMove={move}
                onOpen={() => setOpen(one.key)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {silent > 0 ? <Notice tone="plain">{copy.ask({ count: silent })}</Notice> : null}
      {opened ? (
        <DraftMediaSheet
          place={place}
          media={opened}
          at={at}
          count={media.length}
          upload={uploads.get(opened.key)}
          title={nameOf(copy, opened, at, media.length)}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

type Words = Copy<typeof composerCopy>['media'];

function nameOf(copy: Words, media: DraftMedia, at: number, count: number): string {
  return media.kind === 'video' ? copy.video : copy.picture({ at: at + 1, count });
}

interface MoveHandleProps {
  at: number;
  what: string;
  sortable: Sortable;
  onMove: (step: { from: number; to: number }) => void;
  onOpen: () => void;
}

function MoveHandle({ at, what, sortable, onMove, onOpen }: MoveHandleProps) {
  const copy = useCopy(composerCopy).media;
  const press = (event: KeyboardEvent) => {
    const onward = getLocale().dir === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowLeft: -onward,
      ArrowRight: onward,
      ArrowUp: -1,
      ArrowDown: 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove({ from: at, to: at + step });
  };
  return (
    <button
      type="button"
      className="sp-draft-handle"
      aria-label={copy.move({ what })}
      onKeyDown={press}
      onClick={() => sortable.wasDragged() || onOpen()}
      {...sortable.handle(at)}
    >
      <Icon of={dotsSixVertical} weight="bold" />
    </button>
  );
}

interface TileProps {
  media: DraftMedia;
  upload: DraftUpload | undefined;
  what: string;
  onOpen: () => void;
}

function Tile({ media, upload, what, onOpen }: TileProps) {
  const copy = useCopy(composerCopy).media;
  const state = upload?.state;
  const trouble = state ? troubleWords(copy, state) : null;
  const described = media.alt.trim() !== '';
  return (
    <>
      <button
        type="button"
        className="sp-draft-tile"
        data-trouble={trouble ? '' : undefined}
        aria-label={copy.arrange({ what })}
        onClick={onOpen}
      >
        <Preview media={media} upload={upload} />
        <span className="sp-draft-tile-alt" data-on={described ? '' : undefined} aria-hidden="true">
          {described ? <Icon of={check} weight="bold" /> : null}
          {described ? copy.alt : copy.noAlt}
        </span>
        {trouble ? <Icon of={warningCircle} weight="fill" className="sp-draft-tile-trouble" /> : null}
        <Progress upload={upload} what={what} />
      </button>
      {trouble ? (
        <p className="sp-micro sp-draft-tile-words" role="alert">
          {trouble}
        </p>
      ) : state?.phase === 'waiting' ? (
        <p className="sp-micro sp-quiet sp-draft-tile-words" role="status">
          {copy.waiting}
        </p>
      ) : null}
    </>
  );
}

export function troubleWords(copy: Words, state: DraftUpload['state']): string | null {
  return state.phase === 'lost' ? copy.lost : uploadTrouble(state);
}

function Preview({ media, upload }: Pick<TileProps, 'media' | 'upload'>) {
  const ready = upload?.state.phase === 'ready' ? upload.state.view : media.view;
  const src = upload?.preview ?? pictureAddress(ready?.small_url);
  if (src === undefined) return <Icon of={image} />;
  if (media.kind === 'video' && !ready?.small_url)
    return <video src={src} muted playsInline preload="metadata" tabIndex={-1} />;
  return <img src={src} alt="" />;
}

function Progress({ upload, what }: { upload: DraftUpload | undefined; what: string }) {
  const copy = useCopy(composerCopy).media;
  const { tag } = useLocale();
  const state = upload?.state;
  const busy = state?.phase === 'sending' || state?.phase === 'waiting' || state?.phase === 'checking';
  if (!state || !busy) return null;
  const share = state.phase === 'checking' ? 1 : upload.share;
  const percent = percentIn(tag, Math.round(share * 100) / 100);
  return (
    <span
      className="sp-draft-tile-progress"
      data-waiting={state.phase === 'waiting' ? '' : undefined}
      role="progressbar"
      aria-label={`${what}: ${state.phase === 'checking' ? copy.checking : copy.sending({ percent })}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <span style={{ inlineSize: `${Math.max(share, 0.04) * 100}%` }} />
    </span>
  );
}
