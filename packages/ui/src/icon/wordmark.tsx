// The StagePass mark: a pass on a lanyard slot with a beam on it, alone or beside the name.
import { classNames } from '../class-names.ts';
import './wordmark.css';

export function PassMark({ className, label }: { className?: string; label?: string }) {
  return (
    <svg
      className={classNames('sp-pass-mark', className)}
      viewBox="0 3 24 25"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path
        fill="var(--gel)"
        fillRule="evenodd"
        d="M4 3h16a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm4.5 3.5a1.5 1.5 0 0 0 0 3h7a1.5 1.5 0 0 0 0-3Z"
      />
      <path fill="var(--on-gel)" d="M12 12.5L19 24H5Z" />
    </svg>
  );
}

export function Wordmark({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span className="sp-wordmark" data-size={size}>
      <PassMark />
      <span>{name}</span>
    </span>
  );
}
