// Owns what each step of the welcome is given.
import type { ReactNode } from 'react';
import type { OwnProfile } from '../../data/own-profile.ts';

export interface StepProps {
  profile: OwnProfile;
  /** Draws the step with its one act at the foot. */
  frame: (parts: { body: ReactNode; act: ReactNode }) => ReactNode;
  onNext: () => void;
}
