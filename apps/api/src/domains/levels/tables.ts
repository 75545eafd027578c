// Owns the row types of the levels domain's tables; nobody else reads or writes them.
import type { LevelPerk } from '@stagepass/contract/levels/shapes.ts';

export interface XpGrantRow {
  id: string;
  club_id: string;
  user_id: string;
  /** Negative where XP is taken back. */
  amount: number;
  cause_kind: string;
  cause_id: string;
  created_at: Date;
}

export interface LevelStepRow {
  club_id: string;
  level: number;
  name: string | null;
  perks: LevelPerk[];
}

export interface LevelChangeRow {
  user_id: string;
  club_id: string;
  kind: 'level' | 'tier';
  /** A level, or the rank of a tier, 0 without one. */
  from_rank: number;
  to_rank: number;
  /** Of a tier. */
  to_name: string | null;
  created_at: Date;
}
