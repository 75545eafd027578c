// Owns the question whether a feature is on: what is off is remembered for a few seconds, so that no call waits for it.
import { featureOff } from '@stagepass/contract/feature-errors.ts';
import type { Feature } from '@stagepass/contract/features.ts';
import type { Executor } from '../db/executor.ts';
import { fail } from '../failure/failure.ts';
import { listFeaturesOff } from './feature-switches.store.ts';

export interface FeatureSwitches {
  /** Refuses the call where the feature is off. */
  require(feature: Feature): Promise<void>;
  /** After a change on this replica: others learn of it within `REMEMBERED_MS`. */
  forget(): void;
}

const REMEMBERED_MS = 3000;

/** By the machine's own time: a test that stops the clock must not stop this from being asked again. */
export function makeFeatureSwitches(
  db: Executor,
  now: () => number = () => performance.now(),
): FeatureSwitches {
  let known: { at: number; off: Promise<ReadonlySet<Feature>> } | undefined;

  async function ask(): Promise<ReadonlySet<Feature>> {
    return new Set((await listFeaturesOff(db)).map(({ feature }) => feature));
  }

  function current(): Promise<ReadonlySet<Feature>> {
    if (known === undefined || now() - known.at >= REMEMBERED_MS) {
      const mine = { at: now(), off: ask() };
      known = mine;
      // What could not be read is asked for again by the next call.
      mine.off.catch(() => {
        if (known === mine) known = undefined;
      });
    }
    return known.off;
  }

  return {
    async require(feature) {
      if ((await current()).has(feature)) fail(featureOff[feature]);
    },
    forget() {
      known = undefined;
    },
  };
}
