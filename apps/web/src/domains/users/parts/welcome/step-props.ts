// Owns what each step of the welcome is given.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { ReactNode } from 'react';
import type { OwnProfile } from '../../data/own-profile.ts';

export interface StepProps {
  profile: OwnProfile;
  /** Draws the step with its one act at the foot. */
  frame: (parts: { body: ReactNode; act: ReactNode }) => ReactNode;
  onNext: () => void;
  /** What was picked in this visit and is not saved yet, so that a step back does not lose it. */
  picked: Interest[] | null;
  onPick: (interests: Interest[]) => void;
}
