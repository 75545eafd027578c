// Owns the row types of the clubs domain's tables; nobody else reads or writes them.
import type {
  ClubVisibility,
  JoinPolicy,
  ModuleSetting,
  PostingPolicy,
  TextPolicy,
} from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface Link {
  label: string;
  url: string;
}

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | undefined, string>;

interface ClubTable {
  id: string;
  handle: string;
  name: string;
  tagline: Generated<string>;
  description: Generated<string>;
  category: Interest;
  language: Generated<string>;
  time_zone: Generated<string>;
  hue: number;
  visibility: ClubVisibility;
  join_policy: JoinPolicy;
  posting: PostingPolicy;
  modules: Json<ModuleSetting[]>;
  links: Json<Link[]>;
  house_rules: Json<string[]>;
  text_policy: Json<TextPolicy>;
  picture_media_id: string | null;
  picture_small_key: string | null;
  picture_large_key: string | null;
  cover_media_id: string | null;
  cover_key: string | null;
  owner_id: string;
  member_count: Generated<number>;
  trend: Generated<number>;
  delete_after: Date | null;
  closed_at: Date | null;
  suspended_at: Date | null;
  created_at: Date;
}

interface KeptHandleTable {
  handle: string;
  club_id: string;
  kept_until: Date;
}

interface HandOverTable {
  club_id: string;
  from_id: string;
  to_id: string;
  offered_at: Date;
}

interface LimitTable {
  club_id: string;
  name: string;
  used: Generated<number>;
  cap: number | null;
}

export interface ClubsTables {
  clubs: ClubTable;
  club_handles_kept: KeptHandleTable;
  club_hand_overs: HandOverTable;
  club_limits: LimitTable;
}

/** The whole row as read. */
export type ClubRow = Selectable<ClubTable>;
