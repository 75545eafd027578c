// The screen for an address that leads nowhere.
export function NotFoundScreen() {
  return null;
}
