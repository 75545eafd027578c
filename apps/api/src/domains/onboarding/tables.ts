// Owns the row types of the onboarding domain's tables; nobody else reads or writes them.
import type { OnboardingPath } from '@stagepass/contract/onboarding/shapes.ts';

export interface PathRow {
  user_id: string;
  path: OnboardingPath;
  completed_at: Date | null;
  dismissed_at: Date | null;
}

export interface OnboardingTables {
  onboarding_paths: PathRow;
}
