// Owns what the closing of a club asks of every domain: to settle what it holds. Boot fills it from the manifests.
import type { Domain } from '#platform/domain.ts';
import { slot } from '#platform/slot/slot.ts';

export type Settlers = readonly { name: string; settle: NonNullable<Domain['settle']> }[];

export const settlers = slot<Settlers>('settlers');
