// What every step of a design's sheet is given.
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import type { ItemDesign } from '../data/designs.ts';

export interface DesignStepProps {
  club: ClubView;
  design: ItemDesign;
  onBack: () => void;
  onBusy: (busy: boolean) => void;
}
