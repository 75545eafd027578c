// Owns the outermost element of a printed object: plain by itself, or the link or button a caller draws.
import type { CSSProperties, ReactElement, ReactNode } from 'react';

/** What the caller's own element must take over: `render={(object) => <a href={…} {...object} />}`. */
export type ObjectAnatomy = {
  className: string;
  children: ReactNode;
  style?: CSSProperties | undefined;
  'aria-label'?: string | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
};

export type RenderAs = (anatomy: ObjectAnatomy) => ReactElement;

export type ObjectRootProps = ObjectAnatomy & { render?: RenderAs | undefined };

export function ObjectRoot({ render, ...anatomy }: ObjectRootProps) {
  if (render) return render(anatomy);
  // A label needs something to name: without a link of its own the object is a group.
  const group = anatomy['aria-label'] === undefined ? {} : ({ role: 'group' } as const);
  return <div {...group} {...anatomy} />;
}
