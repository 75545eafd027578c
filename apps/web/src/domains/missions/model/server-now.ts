// The server's time at the moment of drawing, whatever this phone's clock says.

export function serverNow(mission: { now: string }, heardAt_ms: number): number {
  return Date.parse(mission.now) + Math.max(0, Date.now() - heardAt_ms);
}
