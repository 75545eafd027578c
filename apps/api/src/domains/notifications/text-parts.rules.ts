// Owns what the words of all kinds are made of: who, where, and what a button says.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';
import type { SubjectKind } from '@stagepass/contract/subjects/shapes.ts';

export interface PushButton {
  /** `read` and `mute` are done by the service worker without opening the app; all others open an address. */
  action: 'open' | 'reply' | 'read' | 'mute';
  title: string;
  /** Added to the notification's own address. */
  query?: string;
}

export interface Words {
  title: string;
  body: string;
  /** Buttons of a push. */
  actions?: readonly PushButton[];
}

export interface About {
  /** 'Ana', 'Ana and 4 others'; null where nobody is named. */
  who: string | null;
  /** Name of the club; null where none is concerned. */
  club: string | null;
  count: number;
  /** A moment, where the person is. */
  at: (iso: string) => string;
}

export type Write<Kind extends NotificationKind> = (
  payload: NotificationPayloads[Kind],
  about: About,
) => Words;

export const somebody = ({ who }: About) => who ?? 'Someone';
export const inClub = ({ club }: About) => (club === null ? '' : ` in ${club}`);
export const byClub = ({ club }: About) => club ?? 'StagePass';
export const open = (title: string, query?: string): readonly PushButton[] => [
  { action: 'open', title, ...(query === undefined ? {} : { query }) },
];
/** Opens the place with the cursor in the field. */
export const reply: PushButton = { action: 'reply', title: 'Reply', query: 'reply=1' };
export const markRead: PushButton = { action: 'read', title: 'Mark as read' };
/** As long as the service worker mutes for. */
export const mute: PushButton = { action: 'mute', title: 'Mute for 8 hours' };
export const quoted = (excerpt: string) => (excerpt === '' ? '' : `“${excerpt}”`);
export const numbered = (title: string, number: number | null) =>
  number === null ? title : `${title} #${number}`;
const subjectNames: Readonly<Record<SubjectKind, string>> = {
  user: 'profile',
  club: 'club',
  post: 'post',
  comment: 'comment',
  item: 'item',
  mission: 'mission',
  station: 'station',
  campaign: 'campaign',
  message: 'message',
  vote: 'vote',
  answer: 'answer',
};
/** A payload names its kind as it was then: one that is gone is content. */
export const subjectName = (kind: string) => subjectNames[kind as SubjectKind] ?? 'content';
export const because = (reason: string) => (reason === '' ? '' : `Reason: ${reason}`);
