// Owns the expected failures of the subjects domain.
import { errorCode } from '../endpoint.ts';

/** Also answered where the content exists but this viewer may not see it. */
export const subjectNotFound = errorCode('subjects.not-found', 404, 'This isn’t available anymore.');
