// Owns what each step of founding a club is given.
import type { HandleCheck } from '../../data/use-handle-check.ts';
import type { ClubDraft } from '../../model/club-draft.ts';

export interface CreateStepProps {
  draft: ClubDraft;
  edit: (change: Partial<ClubDraft>) => void;
  /** Somebody tried to go on: what lacks is said. */
  tried: boolean;
  check: HandleCheck;
  /** What the server said about the handle. */
  handleTrouble: string | undefined;
}
