// Words for screen readers only.
import type { ComponentPropsWithRef } from 'react';
import './visually-hidden.css';

export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className="sp-visually-hidden" />;
}
