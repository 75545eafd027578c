// What the list of a draft's items and the sheet that adds to it are given.
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import type { DraftEntry } from '../../model/pool-draft.ts';

export interface DraftItemsProps {
  club: ClubView;
  entries: readonly DraftEntry[];
  onChange: (entries: readonly DraftEntry[]) => void;
}
