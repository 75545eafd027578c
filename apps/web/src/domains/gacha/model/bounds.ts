// The bounds of a pack as the contract sets them; its own file brings a checker that the web has no use for.
import type * as shapes from '@stagepass/contract/gacha/shapes.ts';

// Typed by the contract: another number there does not compile here.
export const MAX_ENTRIES: typeof shapes.MAX_ENTRIES = 60;
export const MAX_WEIGHT: typeof shapes.MAX_WEIGHT = 1000;
export const MAX_PRICE: typeof shapes.MAX_PRICE = 100_000;
