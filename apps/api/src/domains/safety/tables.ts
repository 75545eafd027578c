// Owns the row types of the safety domain's tables; nobody else reads or writes them.
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import type { ColumnType, Selectable } from 'kysely';

export interface ReportRow {
  id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  club_id: string | null;
  author_id: string | null;
  /** Null once that account is gone. */
  reporter_id: string | null;
  reason: ReportReason;
  note: string;
  created_at: Date;
}

export type DeedDetails = { readonly [name: string]: string | number | boolean | null | readonly string[] };

interface DeedTable {
  id: string;
  club_id: string | null;
  actor_id: string | null;
  deed: string;
  subject_kind: SubjectKind | null;
  subject_id: string | null;
  details: ColumnType<DeedDetails, string, string>;
  created_at: Date;
}

export type DeedRow = Selectable<DeedTable>;

export interface SafetyTables {
  reports: ReportRow;
  deeds: DeedTable;
}
