// Owns which panel a horizontal scroller shows.

/** Nearest panel to the scroller's start; `scrollLeft` runs negative in right-to-left reading. */
export function currentPanel(scroller: { scrollLeft: number; clientWidth: number }, total: number): number {
  if (scroller.clientWidth === 0) return 0;
  const at = Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth);
  return Math.min(Math.max(at, 0), total - 1);
}
