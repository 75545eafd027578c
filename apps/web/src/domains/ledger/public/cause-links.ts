// The slot through which a line of a statement opens its cause: later domains hand in their addresses at boot.
import type { Cause, CauseKind } from '@stagepass/contract/ledger/causes.ts';
import { slot } from '#platform/slot/slot.ts';
import { topUpStatePath } from './paths.ts';

type CauseLinks = { readonly [Kind in CauseKind]?: (id: string) => string };

/** All three carry the top-up's id. */
const own: CauseLinks = {
  'top-up': topUpStatePath,
  'top-up-return': topUpStatePath,
  dispute: topUpStatePath,
};

export const causeLinks = slot<CauseLinks>({});

/** Null where there is nothing to open. */
export function causePath(cause: Cause): string | null {
  return (own[cause.kind] ?? causeLinks.read()[cause.kind])?.(cause.id) ?? null;
}
