// Owns: how large a 3-D model of an item may be, and what can be wrong with one: what a phone fetches and draws without a wait.
export const MAX_MODEL_BYTES = 8_000_000;
export const MAX_MODEL_TRIANGLES = 200_000;

/**
 * `not-a-model`: no glTF binary, version 2. `broken`: its parts do not fit. `reaches-out`: something of it lies elsewhere.
 * `not-drawable`: it needs what phones here do not draw. `picture`: one of its pictures is neither PNG nor JPEG. `empty`:
 * there is nothing to see.
 */
export const modelProblems = [
  'too-large',
  'not-a-model',
  'broken',
  'reaches-out',
  'not-drawable',
  'too-detailed',
  'picture',
  'empty',
] as const;
export type ModelProblem = (typeof modelProblems)[number];
