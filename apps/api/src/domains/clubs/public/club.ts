// Owns what other domains know of a club: the columns of the view club_facts, never sent to anybody as they are.
import type {
  ClubVisibility,
  JoinPolicy,
  ModuleSetting,
  PostingPolicy,
} from '@stagepass/contract/clubs/shapes.ts';
import type { Interest } from '@stagepass/contract/users/shapes.ts';

export interface Club {
  id: string;
  handle: string;
  name: string;
  tagline: string;
  category: Interest;
  language: string;
  /** Where its days begin and end. */
  time_zone: string;
  hue: number;
  visibility: ClubVisibility;
  join_policy: JoinPolicy;
  posting: PostingPolicy;
  /** In the order of the tabs. */
  modules: ModuleSetting[];
  picture_small_key: string | null;
  picture_large_key: string | null;
  cover_key: string | null;
  owner_id: string;
  member_count: number;
  /** Set while a deletion waits out its grace: nobody joins or buys any more. */
  delete_after: Date | null;
  /** Settled and anonymised: it answers as a missing one. */
  closed_at: Date | null;
  suspended_at: Date | null;
  created_at: Date;
}
