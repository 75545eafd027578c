// Owns what the server says over the socket about achievements.
import type { BadgeLook } from '../badges/shapes.ts';

export interface AchievementPersonEvents {
  /** A stage was earned: everything a toast shows. */
  achievementEarned: {
    achievement_id: string;
    /** Null for the site's own. */
    club: { id: string; handle: string; name: string } | null;
    name: string;
    look: BadgeLook;
    stage: number;
    stages: number;
    xp: number;
    /** Name of the item that came with it. */
    item: string | null;
  };
}

declare module '../realtime.ts' {
  interface PersonEvents extends AchievementPersonEvents {}
}
