// How the built server is started: the program, the flags of its Node, and what the C library is told.
import { inRoot } from './paths.ts';

export const serverProgram: readonly string[] = [
  // Young objects get up to 16 MB, given back at rest. With 4 MB those of requests under way grew old: a collection of everything
  // halted the server for up to 28 ms every few seconds, and was the slowest of a hundred feeds. With 32 MB more was held at rest.
  '--max-semi-space-size=16',
  // Lets the server give back memory at rest.
  '--expose-gc',
  inRoot('apps/api/dist/main.mjs'),
];

/** One heap for all threads instead of one each: 4 MB less at rest. Whoever sets it otherwise is listened to. */
export const serverEnv: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '1' };
