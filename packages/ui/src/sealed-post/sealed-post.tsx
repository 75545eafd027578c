// Owns the post that is still sealed: an envelope whose seal is the ring of the tier that opens it.
import { type ReactNode, useId } from 'react';
import { TierRing } from '../avatar/avatar.tsx';
import { Icon } from '../icon/icon.tsx';
import { lockKey } from '../icon/phosphor/lean/lock-key.ts';
import './sealed-post.css';

export type SealedPostProps = {
  /** Arcs of the tier that opens it, 1 to 4. */
  arcs: 1 | 2 | 3 | 4;
  tierLabel: string;
  title: ReactNode;
  /** Who may open it and how far away that is. */
  note?: ReactNode;
  /** One way in. */
  action?: ReactNode;
};

export function SealedPost({ arcs, tierLabel, title, note, action }: SealedPostProps) {
  const fade = useId();
  return (
    <div className="sp-sealed">
      <svg className="sp-sealed-paper" viewBox="0 0 350 226" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" y1="92" x2="0" y2="160">
            <stop className="sp-sealed-ink" offset="0" />
            <stop className="sp-sealed-ink" offset="1" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path className="sp-sealed-fold" stroke={`url(#${fade})`} d="M0 226L140 92Q175 66 210 92L350 226" />
        <path className="sp-sealed-flap" d="M0 0L138 104Q175 132 212 104L350 0Z" />
      </svg>
      <span className="sp-sealed-seal">
        <TierRing arcs={arcs} size={72} label={tierLabel}>
          <span className="sp-sealed-wax">
            <Icon of={lockKey} weight="fill" />
          </span>
        </TierRing>
      </span>
      <div className="sp-sealed-words">
        <b>{title}</b>
        {note ? <p>{note}</p> : null}
      </div>
      {action}
    </div>
  );
}
