// After which failures of a round trip a second one can end otherwise.
const final = new Set([
  'auth.method-taken',
  'auth.provider-off',
  'auth.redirect-not-allowed',
  'account-suspended',
  'too-many-requests',
]);

export function mayTryAgain(code: string): boolean {
  return !final.has(code);
}
