// What stands in for a screen while it loads.
export function ScreenSkeleton(_: { title: string }) {
  return null;
}
