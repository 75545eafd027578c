// Owns the way back: there is one only where the person came from another screen of ours.
import { layersAbove } from '@stagepass/ui/back/layers.ts';
import { useLocation, useNavigate } from 'react-router';

/** The router keeps its place in the history's state; 0 is a first screen. What stands above a screen is none. */
export function placeInHistory(): number {
  const state: unknown = window.history.state;
  const place = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
  return place - layersAbove();
}

/** Null on a first screen, where going back would leave the app. */
export function useWayBack(): (() => void) | null {
  const navigate = useNavigate();
  // Rendering again when the address changes.
  useLocation();
  return placeInHistory() > 0 ? () => void navigate(-1) : null;
}
