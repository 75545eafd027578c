// The button in its looks; drawn as a link by handing `render` an anchor of your own.
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './button.css';
import { VuBars } from './vu-bars.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'ink' | 'pay';

/** What a `render` prop spreads on the element it returns, for example a router link. */
export type ButtonAnatomy = {
  className: string;
  'data-variant': ButtonVariant;
  'data-size': 'medium' | 'small';
  'data-tone': 'gel' | 'danger';
  'data-wide': '' | undefined;
  'aria-busy': true | undefined;
  'aria-disabled': true | undefined;
  'data-resting': '' | undefined;
  children: ReactNode;
};

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  variant?: ButtonVariant | undefined;
  size?: 'medium' | 'small' | undefined;
  /** A destructive act: signal red instead of the club's gel. */
  tone?: 'gel' | 'danger' | undefined;
  wide?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Under way: shows the VU bars and ignores presses, but keeps the focus. */
  loading?: boolean | undefined;
  /** Takes no press for a moment, but keeps the focus; `use-rest.ts` says when. */
  resting?: boolean | undefined;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  /** `pay` only: the price on the stub that tears off. */
  stub?: ReactNode;
  /** `pay` only: a quiet second line. */
  note?: ReactNode;
  render?: ((anatomy: ButtonAnatomy) => ReactElement) | undefined;
};

function ButtonContents(
  props: Pick<ButtonProps, 'variant' | 'loading' | 'icon' | 'trailingIcon' | 'stub' | 'note' | 'children'>,
) {
  const lead = props.loading ? <VuBars /> : props.icon;
  if (props.variant !== 'pay') {
    return (
      <>
        {lead}
        {props.children === undefined ? null : <span className="sp-button-label">{props.children}</span>}
        {props.trailingIcon}
      </>
    );
  }
  return (
    <>
      <span className="sp-button-label">
        {lead}
        <span>
          {props.children}
          {props.note === undefined ? null : <small>{props.note}</small>}
        </span>
      </span>
      <span className="sp-button-stub">{props.stub}</span>
    </>
  );
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'medium',
    tone = 'gel',
    wide,
    loading,
    resting,
    disabled,
    render,
  } = props;
  const { icon, trailingIcon, stub, note, className, children, onClick, ...rest } = props;
  const {
    variant: _v,
    size: _s,
    tone: _t,
    wide: _w,
    loading: _l,
    resting: _rest,
    disabled: _d,
    render: _r,
    ...native
  } = rest;
  const anatomy: ButtonAnatomy = {
    className: classNames('sp-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-tone': tone,
    'data-wide': wide ? '' : undefined,
    'aria-busy': loading ? true : undefined,
    'aria-disabled': loading || resting ? true : undefined,
    'data-resting': resting ? '' : undefined,
    children: (
      <ButtonContents
        variant={variant}
        loading={loading ?? false}
        icon={icon}
        trailingIcon={trailingIcon}
        stub={stub}
        note={note}
      >
        {children}
      </ButtonContents>
    ),
  };
  if (render) return render(anatomy);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A second press while the first is under way must not act twice, nor submit the form again.
    if (loading || resting) event.preventDefault();
    else onClick?.(event);
  };
  return <button type="button" {...native} {...anatomy} disabled={disabled ?? false} onClick={press} />;
}
