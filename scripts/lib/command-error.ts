// An expected failure of a command: its message is the whole of what the person sees.

export class CommandError extends Error {
  override readonly name = 'CommandError';
}
