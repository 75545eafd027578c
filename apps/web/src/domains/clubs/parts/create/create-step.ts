// Owns what each step of founding a club is given.
import type { ClubDraft } from '../../model/club-draft.ts';

export interface CreateStepProps {
  draft: ClubDraft;
  edit: (change: Partial<ClubDraft>) => void;
  /** Somebody tried to go on: what lacks is said. */
  tried: boolean;
  /** What the server said about the handle. */
  handleTrouble: string | undefined;
}
