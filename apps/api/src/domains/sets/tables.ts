// Owns the row types of the sets domain's tables; nobody else reads or writes them.
import type { SetState } from '@stagepass/contract/sets/shapes.ts';
import type { Generated, Selectable } from 'kysely';

interface SetTable {
  id: string;
  club_id: string;
  name: string;
  season: string;
  state: SetState;
  badge_id: string | null;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
}

interface SetDesignTable {
  set_id: string;
  design_id: string;
  position: number;
}

interface SetCompletionTable {
  set_id: string;
  user_id: string;
  completed_at: Date;
}

export type SetRow = Selectable<SetTable>;

export interface SetsTables {
  item_sets: SetTable;
  item_set_designs: SetDesignTable;
  item_set_completions: SetCompletionTable;
}
