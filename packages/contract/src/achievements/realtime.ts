// Owns what the server says over the socket about achievements.
import type { EarnedStage } from './shapes.ts';

export interface AchievementPersonEvents {
  /** A stage was earned. Phones that were not connected ask for it (`GET /achievements/earned`). */
  achievementEarned: EarnedStage;
}

declare module '../realtime.ts' {
  interface PersonEvents extends AchievementPersonEvents {}
}
