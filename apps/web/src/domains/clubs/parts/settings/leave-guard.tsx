// The ways out of a form: the bar's button, the phone's own way back, any link. Each asks first where something would be lost.
import { Dialog } from '@stagepass/ui/dialog/dialog.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { settingsCopy } from '../../settings-copy.ts';

/** Calls with where somebody wants to go; null is back. */
function useHeldWays(dirty: boolean, onWay: (to: string | null) => void) {
  const way = useRef(onWay);
  useEffect(() => {
    way.current = onWay;
  });
  const held = useRef<string | null>(null);
  useEffect(() => {
    if (!dirty) {
      // Saved: the second entry goes again, unless the screen has moved to another address meanwhile.
      if (held.current === window.location.href) window.history.back();
      held.current = null;
      return undefined;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    // A second entry for this very screen: the phone's way back takes that one away, and we notice.
    const hold = () => {
      held.current = window.location.href;
      window.history.pushState(window.history.state, '', held.current);
    };
    hold();
    const pop = () => {
      hold();
      way.current(null);
    };
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      way.current(link.getAttribute('href'));
    };
    // Closing the tab is out of our hands; the browser asks in its own words.
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', pop, { signal });
    window.addEventListener('beforeunload', unload, { signal });
    document.addEventListener('click', press, { signal, capture: true });
    return () => leaving.abort();
  }, [dirty]);
}

export function LeaveGuard({ dirty, above }: { dirty: boolean; above: string }) {
  const copy = useCopy(settingsCopy);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ to: string } | null>(null);
  const ask = (to: string | null) => setAsked({ to: to ?? above });
  useHeldWays(dirty, ask);
  if (!dirty) return <BackButton above={above} />;
  return (
    <>
      <IconButton
        label={copy.back}
        icon={<Icon of={caretLeft} weight="bold" mirror size="1.25rem" />}
        onClick={() => ask(null)}
      />
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={copy.leaveTitle}
        description={copy.leaveText}
        cancelLabel={copy.stay}
        confirm={{
          label: copy.leave,
          tone: 'danger',
          onConfirm: () => void navigate(asked?.to ?? above, { replace: true }),
        }}
      />
    </>
  );
}
