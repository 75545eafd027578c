// Owns a piece of media in a post or chat: picture, film or sound; ready, loading, failed or covered.
import type { ReactNode } from 'react';
import { fingerprintBars } from '../fingerprint/fingerprint-bars.ts';
import { Icon } from '../icon/icon.tsx';
import { arrowClockwise } from '../icon/phosphor/arrow-clockwise.ts';
import { eyeSlash } from '../icon/phosphor/eye-slash.ts';
import { pause } from '../icon/phosphor/pause.ts';
import { play } from '../icon/phosphor/play.ts';
import './media-card.css';

export type MediaCardProps = {
  kind: 'picture' | 'film' | 'sound';
  /** The picture, or a film's first frame. */
  src?: string | undefined;
  /** What the picture shows; a sound's title. */
  alt: string;
  caption?: ReactNode;
  /** Width over height; keeps the page still while it loads. */
  ratio?: number | undefined;
  /** "1:00". */
  duration?: string | undefined;
  state?: 'ready' | 'loading' | 'failed' | 'covered' | undefined;
  /** Loading: 0 to 1 where it is known. */
  progress?: number | undefined;
  playing?: boolean | undefined;
  /** Sound only: how much has been heard, 0 to 1. */
  heard?: number | undefined;
  /** What pressing does, by its result: "Play the new carol", "Try again", "Show the picture". */
  actionLabel?: string | undefined;
  /** The words over a failed or covered card. */
  message?: ReactNode;
  onAction?: (() => void) | undefined;
};

export function MediaCard(props: MediaCardProps) {
  const { kind, caption, state = 'ready' } = props;
  return (
    <figure className="sp-media" data-kind={kind} data-state={state}>
      {kind === 'sound' ? <Sound {...props} /> : <Screen {...props} />}
      {caption ? <figcaption className="sp-media-caption">{caption}</figcaption> : null}
    </figure>
  );
}

function Screen(props: MediaCardProps) {
  const { kind, src, alt, ratio = 16 / 10, duration, state = 'ready', progress, message } = props;
  const shown = src && state !== 'failed';
  return (
    <div className="sp-media-screen" style={{ aspectRatio: ratio }}>
      {shown ? <img src={src} alt={state === 'ready' ? alt : ''} loading="lazy" decoding="async" /> : null}
      {state === 'failed' || state === 'covered' ? (
        <span className="sp-media-message">
          {state === 'covered' ? <Icon of={eyeSlash} /> : null}
          {message}
        </span>
      ) : null}
      <MediaButton {...props} />
      {duration && kind === 'film' && state === 'ready' ? (
        <span className="sp-media-duration">{duration}</span>
      ) : null}
      {state === 'loading' ? (
        <span className="sp-media-progress" style={{ inlineSize: `${(progress ?? 0.35) * 100}%` }} />
      ) : null}
    </div>
  );
}

/** A picture that is simply there has no button; opening it is the post's affair. */
function MediaButton({ kind, state = 'ready', playing = false, actionLabel, onAction }: MediaCardProps) {
  if (!onAction || state === 'loading' || (kind === 'picture' && state === 'ready')) return null;
  return (
    <button
      type="button"
      className="sp-media-button"
      data-quiet={state !== 'ready'}
      aria-label={actionLabel}
      onClick={onAction}
    >
      {state === 'covered' ? actionLabel : null}
      {state === 'failed' ? <Icon of={arrowClockwise} weight="bold" /> : null}
      {state === 'ready' ? <Icon of={playing ? pause : play} weight="fill" /> : null}
    </button>
  );
}

function Sound(props: MediaCardProps) {
  const { alt, duration, heard = 0, state = 'ready', message } = props;
  const levels = fingerprintBars(alt, 40);
  return (
    <div className="sp-media-sound">
      <MediaButton {...props} />
      <span className="sp-media-track">
        <b>{alt}</b>
        {state === 'failed' ? (
          <span className="sp-media-note">{message}</span>
        ) : (
          <svg className="sp-media-levels" viewBox="0 0 159 24" preserveAspectRatio="none" aria-hidden="true">
            <path d={levelsOf(levels, (i) => i / levels.length >= heard)} />
            <path data-heard="true" d={levelsOf(levels, (i) => i / levels.length < heard)} />
          </svg>
        )}
      </span>
      {duration ? <span className="sp-media-time">{duration}</span> : null}
    </div>
  );
}

/** Bars grow from the middle line, like a recording on a desk. */
function levelsOf(levels: readonly number[], wanted: (i: number) => boolean): string {
  return levels
    .map((level, i) => (wanted(i) ? `M${i * 4} ${12 - level * 12}h2.6v${level * 24}h-2.6Z` : ''))
    .join('');
}
