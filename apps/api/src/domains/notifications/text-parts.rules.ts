// Owns what the words of all kinds are made of: who, where, and what a button says.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPayloads } from '@stagepass/contract/notifications/payloads.ts';

export interface Words {
  title: string;
  body: string;
  /** On the button of a push; the address is the notification's own unless another is given. */
  actions?: readonly { action: string; title: string; url?: string }[];
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
export const open = (title: string) => [{ action: 'open', title }];
export const quoted = (excerpt: string) => (excerpt === '' ? '' : `“${excerpt}”`);
export const numbered = (title: string, number: number | null) =>
  number === null ? title : `${title} #${number}`;
const subjectNames: Readonly<Record<string, string>> = {
  user: 'profile',
  club: 'club',
  post: 'post',
  comment: 'comment',
  item: 'item',
  mission: 'mission',
  station: 'station',
  campaign: 'campaign',
  message: 'message',
};
export const subjectName = (kind: string) => subjectNames[kind] ?? 'content';
export const because = (reason: string) => (reason === '' ? '' : `Reason: ${reason}`);
