// Owns the links by which a mail is unsubscribed from without signing in: signed, so that only the mail's reader has one.
import { type NotificationKind, notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { UnsubscribeLinks } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';

export type MailWhat = 'digest' | NotificationKind;

export interface MailLink {
  user_id: string;
  what: MailWhat;
}

const PURPOSE = 'mail-unsubscribe';
const whats: ReadonlySet<string> = new Set(['digest', ...notificationKindNames]);

export function mailToken({ secrets }: Pick<Platform, 'secrets'>, { user_id, what }: MailLink): string {
  const text = `${user_id}.${what}`;
  return `${text}.${secrets.sign(PURPOSE, text)}`;
}

/** Undefined for a token that we did not write. */
export function openMailToken({ secrets }: Pick<Platform, 'secrets'>, token: string): MailLink | undefined {
  const [user_id = '', what = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isId(user_id) || !whats.has(what)) return undefined;
  if (!secrets.verify(PURPOSE, `${user_id}.${what}`, signature)) return undefined;
  return { user_id, what: what as MailWhat };
}

/** `page` for a person; `one_click` is what a mail program posts to (RFC 8058). */
export function unsubscribeLinks(platform: Platform, link: MailLink): UnsubscribeLinks {
  const token = encodeURIComponent(mailToken(platform, link));
  const { origin } = platform.config;
  return {
    page: `${origin}/unsubscribe?token=${token}`,
    one_click: `${origin}/api/notification-unsubscribe/one-click?token=${token}`,
  };
}
