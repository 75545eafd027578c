// Owns: what a composition is given and gives back.
import type { Chance } from './chance.ts';
import type { Inks } from './inks.ts';

type Given = { inks: Inks; chance: Chance; seed: string };

/** A poster, drawn on 300 × 400. */
export type Compose = (given: Given) => { body: string; defs?: string };

/** A collectible, drawn on 120 × 120 without ground. */
export type DrawObject = (given: Given) => string;
