// Owns parts of a screen that come after it. As React's `lazy`, but a part that was fetched ahead is drawn at once (`lazy`
// shows the waiting room first, and holds it for a third of a second), and one that failed takes nothing else of the screen
// with it and can be asked for again.
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { type Closable, PartBoundary } from './part-boundary.tsx';

interface InItsPlace {
  /** What stands in its place until it is there; left out, the nearest boundary above waits. */
  meanwhile?: ReactNode;
}

export type LatePart<Props> = ComponentType<Props & InItsPlace> & {
  /** Fetches it ahead: where it will be needed soon, or a finger is on the way. */
  readonly expect: () => void;
  /** Kept once it is there: for who can wait with drawing it. */
  readonly ready: () => Promise<unknown>;
};

export type PropsIn<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** How long a failure stands: whoever waits must be told before the next try begins. */
const FAILED_MS = 1000;

/**
 * What a failure shows: words with a way to try again (a toast for what can be closed); nothing, of mere decoration; or the
 * failed screen, of a part that is a whole screen with its own way back.
 */
type OnFailure = 'says-so' | 'left-out' | 'fails-screen';

/** `latePart(() => import('./seed-sheet.tsx'), 'SeedSheet', null)`: with what stands in its place, where that is always the same. */
export function latePart<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  inItsPlace?: ReactNode,
  onFailure: OnFailure = 'says-so',
): LatePart<PropsIn<Module[Name]>> {
  type Part = ComponentType<object>;
  let there: Part | undefined;
  let fetching: Promise<Part> | undefined;
  let retries = 0;
  const fetchPart = () => {
    fetching ??= load().then(
      (module) => {
        there = module[name] as Part;
        return there;
      },
      (error: unknown) => {
        setTimeout(forget, FAILED_MS);
        throw error;
      },
    );
    return fetching;
  };
  // React remembers for ever that one failed: after a failure it is made anew.
  const makeWaited = (): Part => lazy(async () => ({ default: await fetchPart() }));
  let Waited = makeWaited();
  const forget = () => {
    if (there !== undefined) return;
    fetching = undefined;
    Waited = makeWaited();
  };
  const onRetry = () => {
    // A file that does not come a second time is gone, as after an update: only a fresh page has the new names.
    if (there === undefined && retries++ > 0 && navigator.onLine) window.location.reload();
    forget();
  };
  function Drawn(props: object) {
    // Of one kind for as long as it is shown: changing over would begin it anew.
    const [Part] = useState(() => there ?? Waited);
    return <Part {...props} />;
  }
  function Late({ meanwhile = inItsPlace, ...props }: InItsPlace & Closable) {
    const drawn = <Drawn {...props} />;
    const part = meanwhile === undefined ? drawn : <Suspense fallback={meanwhile}>{drawn}</Suspense>;
    if (onFailure === 'fails-screen') return part;
    if (onFailure === 'left-out') return <ErrorBoundary fallback={() => null}>{part}</ErrorBoundary>;
    return (
      <PartBoundary part={props} onRetry={onRetry}>
        {part}
      </PartBoundary>
    );
  }
  return Object.assign(Late as ComponentType<PropsIn<Module[Name]> & InItsPlace>, {
    expect: () => void fetchPart().catch(() => undefined),
    ready: fetchPart,
  });
}
