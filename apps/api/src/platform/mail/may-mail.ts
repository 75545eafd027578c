// Owns the question before a letter that somebody can turn off: may it go, and by which links is it unsubscribed from.
import type { NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { Executor } from '../db/executor.ts';
import type { Platform } from '../platform.ts';
import { slot } from '../slot/slot.ts';
import type { UnsubscribeLinks } from './mail.ts';

export interface MailQuestion {
  user_id: string;
  kind: NotificationKind;
  club_id: string | null;
}

/** Spread into the letter. */
export interface MailTerms {
  unsubscribe: UnsubscribeLinks;
}

export type MayMail = (platform: Platform, tx: Executor, of: MailQuestion) => Promise<MailTerms | null>;

/** Null where the person does not want it. Letters about an account and its safety are sent without asking. */
export const mayMail = slot<MayMail>('may-mail');
