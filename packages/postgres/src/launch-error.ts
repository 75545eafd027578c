// The one error the launcher throws: a sentence a person can act on.

export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}
