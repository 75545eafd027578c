// Owns how reports become the shapes of the contract.
import type { reportReceipt } from '@stagepass/contract/safety/shapes.ts';
import type { z } from 'zod';
import type { MadeReport } from './actions/make-report.ts';

export function presentReceipt({ report, again }: MadeReport): z.infer<typeof reportReceipt> {
  return {
    id: report.id,
    subject: { kind: report.subject_kind, id: report.subject_id },
    reason: report.reason,
    created_at: report.created_at.toISOString(),
    again,
  };
}
