// Owns the row types of the votes domain's tables; nobody else reads or writes them.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { VoteChoice, VoteKind, VoteResults, VoteWeight } from '@stagepass/contract/votes/kinds.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string | null, string | null>;

export interface TierWeight {
  tier_id: string;
  weight: number;
}

interface VoteTable {
  id: string;
  club_id: string;
  kind: VoteKind;
  post_id: string | null;
  /** Open with an `opens_at` that is to come: scheduled. */
  state: 'draft' | 'open' | 'closed';
  title: string;
  story: string;
  choice: VoteChoice;
  most_choices: number;
  weighting: VoteWeight;
  weights: Json<TierWeight[]>;
  changeable: boolean;
  results: VoteResults;
  binding: boolean;
  condition: Json<ConditionTree | null>;
  opens_at: Date | null;
  closes_at: Date | null;
  version: number;
  created_by: string | null;
  created_at: Date;
  announced_at: Date | null;
  closed_at: Date | null;
  voters: number | null;
  seal: string | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  answer_due_at: Date | null;
  due_told_at: Date | null;
  hidden_at: Date | null;
  hidden_reason: string | null;
  sort_at: Generated<Date>;
}

interface OptionTable {
  id: string;
  vote_id: string;
  place: number;
  label: string;
  picture: Json<MediaFacts | null>;
  ballots: number | null;
  weight: number | null;
}

export interface VotesTables {
  votes: VoteTable;
  vote_options: OptionTable;
}

export type VoteRow = Selectable<VoteTable>;
export type OptionRow = Selectable<OptionTable>;

export interface BallotRow {
  id: string;
  vote_id: string;
  user_id: string | null;
  nonce: string | null;
  hash: string;
  options: number[];
  weight: number;
  /** What was spent on it when it was first cast; 0 but in votes by tokens. */
  tokens: number;
  client_key: string | null;
  final: boolean;
  cast_at: Date;
}

/** Place 0 counts people. */
export interface CountRow {
  vote_id: string;
  place: number;
  ballots: number;
  weight: number;
}
