// The ways out of a form: the bar's button, the phone's own way back, any link. Each asks first where something would be lost.
import { useBackCloses } from '@stagepass/ui/back/use-back-closes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';
import { ConfirmDialog } from '../sheets/confirm-dialog.tsx';
import { BackButton } from './back-button.tsx';

export interface LeaveGuardProps {
  /** Whether something would be lost. */
  dirty: boolean;
  /** The screen above. */
  above: string;
  /** The domain's words. */
  copy: { leaveTitle: string; leaveText: string; stay: string; leave: string };
}

export function LeaveGuard({ dirty, above, copy }: LeaveGuardProps) {
  const { back } = useCopy(commonCopy);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ to: string } | null>(null);
  const ask = (to: string) => setAsked({ to });
  useBackCloses(dirty, () => ask(above));
  useHeldLinks(dirty, ask);
  if (!dirty) return <BackButton above={above} />;
  return (
    <>
      <IconButton
        label={back}
        icon={<Icon of={caretLeft} weight="bold" mirror size="1.25rem" />}
        onClick={() => ask(above)}
      />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
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

/** Calls with where a pressed link leads, instead of going there. */
function useHeldLinks(dirty: boolean, onLink: (to: string) => void): void {
  const hold = useEffectEvent(onLink);
  useEffect(() => {
    if (!dirty) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const press = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link === null || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      hold(link.getAttribute('href') ?? '');
    };
    // Closing the tab is out of our hands; the browser asks in its own words.
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', unload, { signal });
    document.addEventListener('click', press, { signal, capture: true });
    return () => leaving.abort();
  }, [dirty]);
}
