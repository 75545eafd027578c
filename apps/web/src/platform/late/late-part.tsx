// Owns parts of a screen that come after it. As React's `lazy`, but a part that was fetched ahead is drawn at once (`lazy`
// shows the waiting room first, and holds it for a third of a second), and one that did not come can be asked for again.
import { type ComponentType, lazy, useState } from 'react';

export type LatePart<Props> = ComponentType<Props> & {
  /** Fetches it ahead: where it will be needed soon, or a finger is on the way. */
  readonly expect: () => void;
  /** Kept once it is there: for who can wait with drawing it. */
  readonly ready: () => Promise<unknown>;
};

/** How long a failure stands: whoever waits must be told before the next try begins. */
const FAILED_MS = 1000;

export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let there: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const fetchPart = () => {
    fetching ??= load().then(
      (Part) => {
        there = Part;
        return Part;
      },
      (error: unknown) => {
        setTimeout(() => {
          fetching = undefined;
          Waited = makeWaited();
        }, FAILED_MS);
        throw error;
      },
    );
    return fetching;
  };
  // React remembers for ever that one failed: after a failure it is made anew.
  const makeWaited = (): ComponentType<Props> => lazy(async () => ({ default: await fetchPart() }));
  let Waited = makeWaited();
  function Late(props: Props) {
    // Of one kind for as long as it is shown: changing over would begin it anew.
    const [Part] = useState(() => there ?? Waited);
    return <Part {...props} />;
  }
  return Object.assign(Late, { expect: () => void fetchPart().catch(() => undefined), ready: fetchPart });
}
