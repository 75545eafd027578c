// Draws one icon from its path data; decoration unless it is given a label.
import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import './icon.css';

export type IconWeight = 'regular' | 'fill' | 'bold';
/** Path data on a 256 grid, or an own glyph that brings its grid in `box`. */
export type IconShape = { readonly [Weight in IconWeight]?: string } & {
  readonly box?: number;
  readonly rule?: 'evenodd';
};

export type IconProps<Shape extends IconShape> = {
  of: Shape;
  weight?: Extract<keyof Shape, IconWeight> | undefined;
  /** CSS length; the icon is otherwise as tall as the text around it (1em). */
  size?: string | undefined;
  /** Flips in right-to-left reading: for carets and arrows. */
  mirror?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon<Shape extends IconShape>(props: IconProps<Shape>) {
  const { of, weight, size, mirror, label, className } = props;
  const shape: IconShape = of;
  const path = shape[weight ?? 'regular'] ?? shape.fill ?? shape.bold;
  const box = shape.box ?? 256;
  const style: CSSProperties | undefined = size === undefined ? undefined : { fontSize: size };
  return (
    <svg
      className={classNames('sp-icon', className)}
      viewBox={`0 0 ${box} ${box}`}
      style={style}
      data-mirror={mirror ? '' : undefined}
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} fillRule={shape.rule} />
    </svg>
  );
}
