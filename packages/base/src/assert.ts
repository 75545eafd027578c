// Owns: stopping on states that cannot happen. Expected failures are error codes, never assertions.

export class AssertionError extends Error {
  override name = 'AssertionError';
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new AssertionError(message);
}

/** Closes a switch over a union: a kind that was forgotten does not compile, and stops at run time. */
export function unreachable(value: never): never {
  throw new AssertionError(
    `unreachable: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
  );
}
