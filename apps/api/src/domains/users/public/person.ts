// Owns what other domains may know of a person's account; never sent to anybody as it is.
import type { PersonRow } from '../users.store.ts';

/** The email is null for somebody who came by a wallet, say, and gave none. */
export type Person = PersonRow;
