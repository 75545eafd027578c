// Owns one choice of a vote: its print at the start, its share as a fill, my own choice outlined and ticked.
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { checkCircle } from '../icon/phosphor/check-circle.ts';
import './vote-bar.css';

export type VoteBarProps = {
  /** The vote's field name; without `onChoose` the bar only shows a result. */
  name?: string | undefined;
  value: string;
  title: ReactNode;
  /** "1,839 votes". */
  note?: ReactNode;
  /** 0 to 100; leave out while the count is sealed. */
  share?: number | undefined;
  /** The share in words or figures, "46%"; the sealed sign while there is none. */
  shareText?: ReactNode;
  src?: string | undefined;
  /** What the print shows. */
  alt?: string | undefined;
  leading?: boolean | undefined;
  /** My standing vote. */
  mine?: boolean | undefined;
  /** What stands beside the tick: "Your 3 votes". */
  mineNote?: ReactNode;
  /** My choice in the form, not yet sent. */
  checked?: boolean | undefined;
  /** More than one may be chosen. */
  several?: boolean | undefined;
  onChoose?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
};

export function VoteBar(props: VoteBarProps) {
  const {
    name,
    value,
    share,
    src,
    alt = '',
    leading = false,
    mine = false,
    checked = false,
    several = false,
    onChoose,
    disabled,
  } = props;
  const id = useId();
  const body = (
    <>
      {src ? <img className="sp-vote-print" src={src} alt={alt} loading="lazy" decoding="async" /> : null}
      <span className="sp-vote-body">
        {share === undefined ? null : (
          <span
            className="sp-vote-fill"
            aria-hidden="true"
            style={{ inlineSize: `${Math.min(100, Math.max(0, share))}%` }}
          />
        )}
        <VoteWords {...props} id={id} />
      </span>
    </>
  );
  const data = { 'data-leading': leading, 'data-mine': mine, 'data-checked': checked } as const;
  if (!onChoose) {
    return (
      <div className="sp-vote" {...data}>
        {body}
      </div>
    );
  }
  return (
    <label className="sp-vote" {...data}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note ${id}-share`}
        onChange={() => onChoose(value)}
      />
      {body}
    </label>
  );
}

function VoteWords({ id, title, note, shareText, mine, mineNote, checked }: VoteBarProps & { id: string }) {
  return (
    <>
      <span className="sp-vote-words">
        <span className="sp-vote-title" id={`${id}-title`}>
          {title}
        </span>
        <span className="sp-vote-note" id={`${id}-note`}>
          {mine || checked ? <Icon of={checkCircle} weight="fill" /> : null}
          {mine && mineNote ? mineNote : note}
        </span>
      </span>
      <span className="sp-vote-share" id={`${id}-share`}>
        {shareText}
      </span>
    </>
  );
}
