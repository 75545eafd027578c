// Owns the expected failures of the safety domain.
import { errorCode } from '../endpoint.ts';

export const reportOwnSubject = errorCode('safety.own-subject', 422, 'You can’t report your own content.');
