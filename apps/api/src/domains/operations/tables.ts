// Owns the row types of the operations domain's tables; nobody else reads or writes them.
import type { AuditRun } from '@stagepass/contract/operations/shapes.ts';

export interface AnnouncementRow {
  id: string;
  title: string;
  text: string;
  starts_at: Date;
  ends_at: Date;
  made_by: string;
  created_at: Date;
}

export interface AuditRunRow {
  id: string;
  asked_by: string | null;
  state: AuditRun['state'];
  steps_done: number;
  steps_all: number;
  output: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface OperationsTables {
  announcements: AnnouncementRow;
  audit_runs: AuditRunRow;
}
