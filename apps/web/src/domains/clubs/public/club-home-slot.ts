// The slot of a club's home for what other domains show there, below the tabs.
import type { ClubModule } from '@stagepass/contract/clubs/shapes.ts';
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';
import type { ClubView } from './use-club.ts';

export interface ClubHomePartProps {
  club: ClubView;
  /** `unsettled` until all parts above know whether they show something: what is drawn below would be pushed down. */
  above: 'unsettled' | 'empty' | 'filled';
  /** To be called as soon as the part knows whether it shows something. */
  onSettled: (isFilled: boolean) => void;
}

export interface ClubHomePart {
  name: string;
  /** Only where the club has it switched on. */
  module?: ClubModule;
  /** Comes with the first load of a club's home: what is heavy about it is fetched by the part itself. */
  Part: ComponentType<ClubHomePartProps>;
}

export const clubHomeParts = slot<readonly ClubHomePart[]>([]);
