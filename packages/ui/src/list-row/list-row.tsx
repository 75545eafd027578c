// A line of a list: something in front, a title with a quiet line, something behind; and the group that holds them.
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { caretRight } from '../icon/phosphor/lean/caret-right.ts';
import './list-row.css';

export type ListRowAnatomy = { className: string; 'data-tone': 'plain' | 'danger'; children: ReactNode };

export type ListRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
  /** Shows a caret: pressing leads somewhere. */
  leads?: boolean | undefined;
  tone?: 'plain' | 'danger' | undefined;
  className?: string | undefined;
  disabled?: boolean | undefined;
  onPress?: (() => void) | undefined;
  /** Draws the row as a link of your own. */
  render?: ((anatomy: ListRowAnatomy) => ReactElement) | undefined;
};

export function ListRow(props: ListRowProps) {
  const { title, detail, leading, trailing, leads, tone = 'plain', render, onPress } = props;
  const anatomy: ListRowAnatomy = {
    className: classNames('sp-row', props.className),
    'data-tone': tone,
    children: (
      <>
        {leading}
        <span className="sp-row-words">
          <span className="sp-row-title">{title}</span>
          {detail === undefined || detail === null ? null : <span className="sp-row-detail">{detail}</span>}
        </span>
        {trailing === undefined || trailing === null ? null : (
          <span className="sp-row-trailing">{trailing}</span>
        )}
        {leads ? <Icon of={caretRight} weight="bold" mirror size="1rem" className="sp-row-caret" /> : null}
      </>
    ),
  };
  if (render) return render(anatomy);
  if (onPress)
    return <button type="button" {...anatomy} disabled={props.disabled ?? false} onClick={onPress} />;
  return <div {...anatomy} />;
}

export type RowGroupProps = ComponentPropsWithRef<'div'> & { heading?: ReactNode };

export function RowGroup({ heading, className, children, ...native }: RowGroupProps) {
  return (
    <div {...native} className={className}>
      {heading === undefined ? null : <h2 className="sp-row-group-heading">{heading}</h2>}
      <div className="sp-row-group">{children}</div>
    </div>
  );
}

/** A square plate for a row's icon. */
export function IconPlate({ icon, tone = 'plain' }: { icon: ReactNode; tone?: 'plain' | 'gel' | undefined }) {
  return (
    <span className="sp-icon-plate" data-tone={tone}>
      {icon}
    </span>
  );
}
