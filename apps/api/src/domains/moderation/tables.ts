// Owns the row types of the moderation domain's tables; nobody else reads or writes them.
import type { CaseBench, CaseState, Sanction } from '@stagepass/contract/moderation/shapes.ts';
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import type { ColumnType, Generated } from 'kysely';

type Reasons = Partial<Record<ReportReason, number>>;

/** A case as read. */
export interface CaseRow {
  id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  club_id: string | null;
  author_id: string | null;
  bench: CaseBench;
  state: CaseState;
  reports: number;
  reasons: Reasons;
  hidden: boolean;
  assignee_id: string | null;
  removed: boolean;
  sanction: Sanction | null;
  muted_until: Date | null;
  banned_until: Date | null;
  /** When a ban was taken back, or ended by itself. */
  lifted_at: Date | null;
  decision_reason: string;
  decided_by: string | null;
  decided_at: Date | null;
  appeal_text: string;
  appealed_at: Date | null;
  outcome: 'upheld' | 'overturned' | null;
  answer_reason: string;
  answered_by: string | null;
  answered_at: Date | null;
  opened_at: Date;
  updated_at: Date;
}

type Defaulted = 'reports' | 'hidden' | 'removed' | 'decision_reason' | 'appeal_text' | 'answer_reason';

type CaseTable = Omit<CaseRow, Defaulted | 'reasons'> & {
  [Column in Defaulted]: Generated<CaseRow[Column]>;
} & { reasons: ColumnType<Reasons, string | undefined, string> };

export interface ModerationTables {
  moderation_cases: CaseTable;
}
