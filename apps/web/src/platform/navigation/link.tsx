// Owns links between screens: a real anchor that opens without loading the page anew. Use it, not React Router's own.
import { type ComponentPropsWithRef, type MouseEvent, startTransition } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of ours. */
  to: string;
  /** Takes the place of the current screen in the history. */
  replace?: boolean | undefined;
};

/** Another tab, another target or another key pressed: that is the browser's business. */
export function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const target = event.currentTarget.target;
  return event.button === 0 && !modified && (target === '' || target === '_self');
}

export function Link({ to, replace, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // Pressing the link to where one is must not fill the history with copies of it.
    const here = window.location.pathname + window.location.search + window.location.hash;
    // The finger is answered first: a long screen is drawn in pieces, and its link stands pressed meanwhile.
    const inPlace = replace ?? href === here;
    // Every screen knows which one it was opened from, so that it can lead back there without showing it twice.
    const from = inPlace ? state : { from: pathname + search };
    startTransition(() => void navigate(to, { replace: inPlace, state: from }));
  };
  return <a {...anchor} href={href} onClick={press} />;
}
