// Owns the list of all domains, in the order of their rows; the tidy test keeps it equal to the folders.
import { auth } from '#domains/auth/domain.ts';
import { pages } from '#domains/pages/domain.ts';
import { users } from '#domains/users/domain.ts';
import type { Domain } from '#platform/domain.ts';

export const domains: readonly Domain[] = [users, auth, pages];
