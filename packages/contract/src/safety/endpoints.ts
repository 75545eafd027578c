// Owns the endpoints of safety.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { answer, id } from '../shapes.ts';
import { subjectNotFound } from '../subjects/errors.ts';
import { subjectKind } from '../subjects/shapes.ts';
import { reportOwnSubject } from './errors.ts';
import { reportNote, reportReason, reportReceipt } from './shapes.ts';

export const makeReport = endpoint({
  method: 'POST',
  path: '/reports',
  summary:
    'Reports content, a club or a person to the moderators; a second report by the same person changes nothing.',
  who: 'fan',
  rates: [
    { by: 'user', limit: 10, window_s: 600 },
    { by: 'user', limit: 40, window_s: 86_400 },
  ],
  body: z.strictObject({ kind: subjectKind, id, reason: reportReason, note: reportNote.default('') }),
  answer: answer(reportReceipt),
  errors: [subjectNotFound, reportOwnSubject],
});
