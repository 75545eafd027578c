// Owns the button that leads on to where the person was. Where that screen stands beneath this one in the history, it goes back
// to it and gives it the new address: a second entry of the same screen would take a second press of Back.
import { Button, type ButtonProps } from '@stagepass/ui/button/button.tsx';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainPress, Link } from './link.tsx';
import { pathOf } from './next.ts';

type Look = Pick<ButtonProps, 'variant' | 'wide' | 'children'>;

/** The screen that this one was opened from by a press; null on a first visit and after another site. */
function fromIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : null;
}

/** The same for who is led back by what they did. */
export function useReturn(): (to: string) => void {
  const navigate = useNavigate();
  const from = fromIn(useLocation().state);
  return (to) => {
    if (from !== null && pathOf(from) === pathOf(to)) void navigate(-1);
    void navigate(to, { replace: true });
  };
}

export function ReturnButton({ to, ...look }: Look & { to: string }) {
  const navigate = useNavigate();
  const from = fromIn(useLocation().state);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (from === null || pathOf(from) !== pathOf(to) || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(-1);
    void navigate(to, { replace: true });
  };
  return <Button {...look} render={(anatomy) => <Link replace to={to} {...anatomy} onClick={press} />} />;
}
