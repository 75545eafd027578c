// Owns the way back: there is one only where the person came from another screen of ours.
import { useLocation, useNavigate } from 'react-router';

/** Null on a first screen, where going back would leave the app. */
export function useWayBack(): (() => void) | null {
  const navigate = useNavigate();
  // Rendering again when the address changes; the router keeps its place in the history's state.
  useLocation();
  const state: unknown = window.history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
  return place > 0 ? () => void navigate(-1) : null;
}
