// What every step at a club's door is given.
import type { Admission, JoinOutcome } from '@stagepass/contract/admissions/shapes.ts';

export interface DoorClub {
  id: string;
  handle: string;
  name: string;
  hue: number;
  picture: { large_url: string } | null;
  cover_url: string | null;
}

export interface DoorStepProps {
  club: DoorClub;
  admission: Admission;
  code: string | undefined;
  next: string;
  /** Of the address, with where to go on once they are in. */
  search: string;
  onJoined: (outcome: JoinOutcome) => void;
}
