// Owns what this domain asks of all others: to hand out what they hold about a person, and to forget it.
import type { Domain } from '#platform/domain.ts';
import { slot } from '#platform/slot/slot.ts';

export type DomainData = Pick<Domain, 'name' | 'exportUser' | 'exportFiles' | 'eraseUser'>;

/** In the order of the rows. */
export const domainData = slot<readonly DomainData[]>('data of all domains');
