// The screen for a failure: what happened, what is safe, and a way to try again. Offline, the offline screen instead.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { useOnline } from '#platform/api/use-online.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { LazyArt } from '../art/lazy-art.tsx';
import { shellCopy } from '../copy.ts';
import { LoadTimeout } from '../load/load-limit.ts';
import { failureReference } from './failure-reference.ts';
import { OfflineScreen } from './offline-screen.tsx';
import { StillLifeScreen } from './still-life-screen.tsx';

/** Browsers word it differently, but all name the module that did not come. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /module|import|load/i.test(error.message);
}

/** Acts once when the network comes back; the offline screen below may be gone before it hears of it. */
function useReturn(online: boolean, act: () => void): void {
  const away = useRef(!online);
  const back = useEffectEvent(act);
  useEffect(() => {
    const returned = online && away.current;
    away.current = !online;
    if (returned) back();
  }, [online]);
}

const RELOADED_KEY = 'spc-reloaded-at';
const RELOAD_PAUSE_MS = 15_000;

/** Whether the page may be loaded anew by itself: not again and again where the files are really gone. */
function mayReload(now_ms: number): boolean {
  try {
    const before_ms = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0);
    if (now_ms - before_ms < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(now_ms));
    return true;
  } catch {
    return false;
  }
}

/** A network that has just come back may drop the first request: a screen's file that did not come is fetched once more. */
function useSecondChance(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => {
      if (mayReload(Date.now())) window.location.reload();
    }, 800);
    return () => clearTimeout(timer);
  }, [wanted]);
}

export function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  const copy = useCopy(shellCopy);
  const online = useOnline();
  const [retries, setRetries] = useState(0);
  const [reference] = useState(() => failureReference(error, new Date()));
  useReturn(online, () => {
    // Browsers may remember that a file did not come; a fresh page forgets, and nothing of this screen is lost.
    if (isLoadFailure(error)) window.location.reload();
    else retry();
  });
  useSecondChance(online && isLoadFailure(error));
  if (!online || isApiError(error, 'network')) return <OfflineScreen retry={retry} />;
  const timedOut = error instanceof LoadTimeout || isApiError(error, 'timeout');
  const loading = isLoadFailure(error);
  // A second failure to load means that the files are gone, as after an update: only a fresh page has the new names.
  const again = () => {
    if (loading && retries > 0) window.location.reload();
    setRetries(retries + 1);
    retry();
  };
  return (
    <StillLifeScreen
      documentTitle={copy.error.title}
      heading={copy.error.title}
      text={timedOut ? copy.error.slow : loading ? copy.error.load : copy.error.broken}
      art={<LazyArt of="amp" label={copy.error.art} />}
    >
      <div className="sp-still-life-acts">
        <Button icon={<Icon of={arrowsClockwise} weight="bold" />} onClick={again}>
          {copy.error.retry}
        </Button>
        <LinkButton to="/discover" variant="outline">
          {copy.goToDiscover}
        </LinkButton>
      </div>
      <p className="sp-serial sp-still-life-ref">{copy.error.reference(reference)}</p>
      <ContactLine text={copy.error.contact} />
    </StillLifeScreen>
  );
}
