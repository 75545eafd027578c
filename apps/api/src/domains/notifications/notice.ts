// Owns what is told to people, and what each of them has of it.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';

export interface Notice<Kind extends NotificationKind = NotificationKind> {
  kind: Kind;
  /** Who is told; the actor is left out. At most a page of people: more by `tellClub`. */
  user_ids: readonly string[];
  club_id: string | null;
  /** Who did it; null where nobody is named. */
  actor_id?: string | null;
  /** Names the deed for good: told again, it changes nothing. */
  source: string;
  /** What bundles are about; left out where the club or nothing tells them apart. */
  bundle?: string;
  subject?: { kind: string; id: string };
  payload: NotificationPayloads[Kind];
  link: string;
}

/** What is told once it is written, by person. */
export interface Told {
  user_id: string;
  /** Null where the inbox has no entry. */
  id: string | null;
  count: number;
  people: readonly string[];
  /** False where a bundle that was there before took it up. */
  begins: boolean;
}
