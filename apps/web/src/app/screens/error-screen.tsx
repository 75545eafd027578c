// The screen for a failure, with a way to try again.
export function ErrorScreen(_: { error: unknown; retry: () => void }) {
  return null;
}
