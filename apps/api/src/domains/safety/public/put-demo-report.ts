// Owns a report of the demo world: kept as any other, and told to nobody, since whoever puts it there gathers it too.
import type { ReportReason } from '@stagepass/contract/safety/shapes.ts';
import type { SubjectRef } from '@stagepass/contract/subjects/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { insertReport } from '../reports.store.ts';

export interface DemoReport {
  subject: SubjectRef;
  club_id: string | null;
  author_id: string;
  reporter_id: string;
  reason: ReportReason;
  note: string;
}

export async function putDemoReport(
  platform: Platform,
  tx: Tx,
  { subject, ...report }: DemoReport,
): Promise<void> {
  const { kind: subject_kind, id: subject_id } = subject;
  const created_at = platform.clock.now();
  await insertReport(tx, { id: newId(platform), subject_kind, subject_id, ...report, created_at });
}
