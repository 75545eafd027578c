// Owns the row types of the requirements domain's tables; nobody else reads or writes them.
import type { RequirementOwnerKind, RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** Written as JSON text: the driver would turn an array into a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;

interface RequirementTable {
  id: string;
  owner_kind: RequirementOwnerKind;
  owner_id: string;
  club_id: string;
  type: RequirementType;
  position: number;
  title: string;
  /** Opens once the one before it is passed. */
  waits: Generated<boolean>;
  config: Json<RequirementConfig>;
  version: Generated<number>;
  created_at: Date;
}

interface ProgressTable {
  requirement_id: string;
  user_id: string;
  /** The first day of the round it counts for; '' where it is done once. */
  period: Generated<string>;
  tries: Generated<number>;
  passed_at: Date | null;
  /** It was passed, with all others of its list, when what follows from the whole list happened for this person. */
  counted: Generated<boolean>;
}

interface AttemptTable {
  id: string;
  requirement_id: string;
  user_id: string;
  period: Generated<string>;
  number: number;
  version: number;
  /** `review`: handed in, to be looked at. `void`: begun at a version that was changed meanwhile; no try. */
  state: 'open' | 'review' | 'passed' | 'failed' | 'void';
  opened_at: Date;
  ends_at: Date | null;
  finished_at: Date | null;
  work: Json<unknown>;
  answers: ColumnType<unknown, string | null, string | null>;
  score_right: number | null;
  score_total: number | null;
  /** Why somebody of the club refused it. */
  refusal: Generated<string | null>;
  /** The phone on which it was opened; kept while it is open. */
  device_sealed: Generated<string | null>;
}

/** The record of a review. */
interface ReviewTable {
  id: string;
  attempt_id: string;
  requirement_id: string;
  owner_kind: RequirementOwnerKind;
  owner_id: string;
  club_id: string;
  user_id: string;
  period: string;
  handed_in_at: Date;
  /** From here on it is the club owner's to answer too. */
  due_at: Date;
  escalated_at: Date | null;
  /** Which phone it was handed in on, encrypted, until it is decided. */
  device_sealed: string | null;
  decision: 'accepted' | 'refused' | null;
  reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface RequirementsTables {
  requirements: RequirementTable;
  requirement_progress: ProgressTable;
  requirement_attempts: AttemptTable;
  requirement_reviews: ReviewTable;
}

export type RequirementRow = Selectable<RequirementTable>;

export type ReviewRow = Selectable<ReviewTable>;

export type ProgressRow = Selectable<ProgressTable>;

export type AttemptRow = Omit<Selectable<AttemptTable>, 'score_right' | 'score_total'>;
