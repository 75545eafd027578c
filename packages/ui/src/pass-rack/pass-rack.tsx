// Owns the rack of passes: one per club, each in its own gel, tucked behind the next.
import type { CSSProperties, ReactNode } from 'react';
import { FittedText } from '../fitted-text/fitted-text.tsx';
import { gelVariables } from '../gel/gel.ts';
import { ObjectRoot, type RenderAs } from '../object-root/object-root.tsx';
import './pass-rack.css';

export type PassProps = {
  name: string;
  hue: number;
  /** Tier and level, or what waits. */
  note?: ReactNode;
  /** A printed label before the note: owner, admin. */
  role?: ReactNode;
  src?: string | undefined;
  /** Unread or waiting; nothing is shown for none. */
  count?: number | undefined;
  /** "12 unread". */
  countLabel?: string | undefined;
  render?: RenderAs | undefined;
};

export function Pass({ name, hue, note, role, src, count, countLabel, render }: PassProps) {
  return (
    <ObjectRoot render={render} className="sp-pass" data-club="" style={gelVariables(hue) as CSSProperties}>
      <span className="sp-pass-words">
        <FittedText className="sp-pass-name" max={138}>
          {name}
        </FittedText>
        <span className="sp-pass-note">
          {role ? <span className="sp-pass-role">{role}</span> : null}
          {note}
        </span>
      </span>
      {src ? <img className="sp-pass-print" src={src} alt="" loading="lazy" decoding="async" /> : null}
      {count ? (
        <span className="sp-pass-count" role="img" aria-label={countLabel}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </ObjectRoot>
  );
}

export type PassRackProps = { label: string; passes: readonly (PassProps & { id: string })[] };

export function PassRack({ label, passes }: PassRackProps) {
  return (
    <ul className="sp-pass-rack" aria-label={label}>
      {passes.map(({ id, ...pass }) => (
        <li key={id}>
          <Pass {...pass} />
        </li>
      ))}
    </ul>
  );
}
