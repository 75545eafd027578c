// Owns what a program that a test starts takes over from the test's own environment.

/** Where programs lie, and what others have compiled of ours: two fifths of what loading it costs. */
export function programEnv(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}
