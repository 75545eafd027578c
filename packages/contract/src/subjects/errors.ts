// Owns the expected failures of the subjects domain.
import { errorCode } from '../endpoint.ts';

/** Also where it is there, and this viewer may not see it. */
export const subjectNotFound = errorCode('subjects.not-found', 404, 'This is not here any more.');
