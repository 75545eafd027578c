// Owns what ends with a test file's document where modules live on: timers that were set in it, and layers that stood over it.
import { forgetLayers } from '@stagepass/ui/back/layers.ts';

const WRAPPED = Symbol.for('stagepass.own-document');

type Timer = (act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => NodeJS.Timeout;

/** A timer that comes due between two files would meet no window, and one that comes due in the next file a strange one. */
function inItsDocument(set: Timer): Timer {
  const own: Timer = (act, ms, ...given) => {
    const made = globalThis.document;
    const whileItStands = () => {
      if (globalThis.document === made) act(...given);
    };
    return set(whileItStands, ms);
  };
  // `util.promisify(setTimeout)` looks for its own form here.
  return Object.defineProperties(own, Object.getOwnPropertyDescriptors(set));
}

if (!(WRAPPED in globalThis)) {
  Object.assign(globalThis, {
    [WRAPPED]: true,
    setTimeout: inItsDocument(globalThis.setTimeout as Timer),
    setInterval: inItsDocument(globalThis.setInterval as Timer),
  });
}

forgetLayers();
