// Owns the hatch of a station: shutter down while locked, up when open, stamped when claimed, dark when gone.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { lockKey } from '../icon/phosphor/lock-key.ts';
import { ObjectRoot, type RenderAs } from '../object-root/object-root.tsx';
import { Stamp } from '../stamp/stamp.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import '../slip/stock.css';
import './hatch.css';

export type HatchState = 'locked' | 'open' | 'claimed' | 'gone';

export type HatchProps = {
  state: HatchState;
  title: ReactNode;
  /** How many are left, in the corner of the counter. */
  serial?: ReactNode;
  /** Rarity, terms, until when. */
  note?: ReactNode;
  /** The thing in the window. */
  src?: string | undefined;
  alt?: string | undefined;
  /** The card hung on the shutter while it is down, or across the empty window: "Two to go", "All gone". */
  sign?: ReactNode;
  stampLabel?: string | undefined;
  /** True only in the moment of the claim. */
  landing?: boolean | undefined;
  children?: ReactNode;
};

export function Hatch(props: HatchProps) {
  const { state, title, serial, note, src, alt = '', sign, stampLabel, landing = false, children } = props;
  return (
    <section className="sp-hatch" data-state={state}>
      <span className="sp-hatch-awning" aria-hidden="true" />
      <div className="sp-hatch-window">
        <div className="sp-hatch-thing">{children ?? (src ? <img src={src} alt={alt} /> : null)}</div>
        <span className="sp-hatch-shutter" aria-hidden="true" />
        {state === 'locked' ? (
          <span className="sp-hatch-lock" aria-hidden="true">
            <Icon of={lockKey} weight="fill" />
          </span>
        ) : null}
        {state === 'claimed' ? (
          <span className="sp-hatch-stamp">
            <Stamp size="large" label={stampLabel} landing={landing} />
          </span>
        ) : null}
        {sign ? <span className="sp-hatch-sign sp-stock">{sign}</span> : null}
      </div>
      <div className="sp-hatch-counter sp-stock">
        <div className="sp-hatch-top">
          <h2 className="sp-hatch-title">{title}</h2>
          {serial ? <span className="sp-hatch-serial">{serial}</span> : null}
        </div>
        {note ? <div className="sp-hatch-note">{note}</div> : null}
      </div>
    </section>
  );
}

export type HatchLinkProps = {
  state: HatchState;
  title: string;
  note?: string | undefined;
  /** The state in words, heard after the title: "locked, two missions missing". */
  stateLabel: string;
  src?: string | undefined;
  /** Instead of a picture, where the thing is drawn otherwise. */
  thing?: ReactNode;
  render?: RenderAs | undefined;
};

/** A hatch further down the corridor: small, and one target. */
export function HatchLink({ state, title, note, stateLabel, src, thing, render }: HatchLinkProps) {
  return (
    <ObjectRoot render={render} className="sp-hatch-link" data-state={state}>
      <span className="sp-hatch-small" aria-hidden="true">
        {state === 'locked' ? <Icon of={lockKey} weight="fill" /> : null}
        {state === 'claimed' || state === 'open'
          ? (thing ?? (src ? <img src={src} alt="" loading="lazy" /> : null))
          : null}
        {state === 'claimed' ? <Stamp size="small" /> : null}
      </span>
      <span className="sp-hatch-link-words">
        <b>{title}</b>
        {note ? <span>{note}</span> : null}
        <VisuallyHidden>{stateLabel}</VisuallyHidden>
      </span>
    </ObjectRoot>
  );
}
