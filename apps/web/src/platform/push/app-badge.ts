// Owns the number on the app's icon, where the platform has one.

export function setAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // An app that is not installed has no icon to put it on.
  set.catch(() => undefined);
}
