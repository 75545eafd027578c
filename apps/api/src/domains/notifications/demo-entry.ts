// Owns what an entry of the demo inbox is.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';

/** Where an entry leads: the latest thing of this kind that the demo world tells of. */
export type DemoSubject =
  | 'post'
  | 'mission'
  | 'campaign'
  | 'auction'
  | 'listing'
  | 'vote'
  | 'conversation'
  | 'person'
  | 'club'
  | 'none';

export interface DemoEntry<Kind extends NotificationKind = NotificationKind> {
  kind: Kind;
  /** How long ago it came, in minutes. */
  ago: number;
  about: DemoSubject;
  /** People who did it; none where nobody is named. */
  people?: number;
  /** Below the club, where it is about one; otherwise an address of its own. */
  path?: string;
  payload: (of: { title: string; id: string; at: (hours: number) => string }) => NotificationPayloads[Kind];
}

export const entry = <Kind extends NotificationKind>(one: DemoEntry<Kind>): DemoEntry =>
  one as unknown as DemoEntry;
export const h = 60;
export const day = 24 * h;
