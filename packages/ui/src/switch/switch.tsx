// On or off, at once.
import type { ComponentPropsWithRef } from 'react';
import './switch.css';

// Only the name changes: the checkbox underneath reports by itself whether it is on.
const asSwitch = { role: 'switch' } as const;

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'aria-label'> & {
  /** Leave out where a label element points here. */
  label?: string | undefined;
};

export function Switch({ label, ...native }: SwitchProps) {
  return (
    <span className="sp-switch">
      <input {...native} {...asSwitch} type="checkbox" aria-label={label} />
    </span>
  );
}
