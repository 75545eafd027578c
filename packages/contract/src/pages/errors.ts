// Owns the expected failures of the pages domain.
import { errorCode } from '../endpoint.ts';

export const pageNotFound = errorCode('pages.not-found', 404, 'This page doesn’t exist.');
