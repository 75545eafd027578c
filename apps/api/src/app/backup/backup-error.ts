// Owns the refusals of backup and restore: a sentence for the person at the console, without a stack.

export class BackupError extends Error {
  override name = 'BackupError';
}
