// Owns the list of all domains' endpoints; the tidy test keeps it equal to the folders.
import * as authAccount from './auth/account-endpoints.ts';
import * as auth from './auth/endpoints.ts';
import * as pages from './pages/endpoints.ts';
import * as users from './users/endpoints.ts';

export const contract = { auth: { ...auth, ...authAccount }, pages, users };
export type Contract = typeof contract;
