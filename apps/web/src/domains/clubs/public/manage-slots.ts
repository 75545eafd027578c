// The slots of a club's management screen: what waits for the people who run the club, and the parts there are to manage.
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { slot } from '#platform/slot/slot.ts';
import type { ClubView } from './use-club.ts';

export interface WaitingLine {
  key: string;
  to: string;
  count: number;
  title: string;
  detail: string;
}

export interface Waiting {
  lines: readonly WaitingLine[];
  /** For the badge of the tile that counts it. */
  count: number;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

export interface WaitingSource {
  name: string;
  /** Everybody who opens the screen, where it is left out. */
  isFor?: (club: ClubView) => boolean;
  useWaiting: (club: ClubView) => Waiting;
}

export interface ManageTile {
  name: string;
  icon: IconShape;
  copy: { readonly label: string };
  path: (handle: string) => string;
  /** Everybody who opens the screen, where it is left out. */
  isFor?: (club: ClubView) => boolean;
  /** The name of the source whose count it shows. */
  counts?: string;
}

/** Something between what waits and the tiles, for as long as there is a reason. */
export interface ManageNote {
  name: string;
  Note: React.ComponentType<{ club: ClubView }>;
}

/** A page of its own inside the management of a club, under `?view=`. */
export interface ManageView {
  name: string;
  need: 'manage_club' | 'manage_content' | 'manage_sales';
  load: () => Promise<{ View: React.ComponentType<{ club: ClubView }> }>;
}

export const waitingSources = slot<readonly WaitingSource[]>([]);
export const manageTiles = slot<readonly ManageTile[]>([]);
export const manageNotes = slot<readonly ManageNote[]>([]);
export const manageViews = slot<readonly ManageView[]>([]);
