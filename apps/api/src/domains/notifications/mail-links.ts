// Owns the links by which a mail is unsubscribed from without signing in: signed, so that only the mail's reader has one.
import { type NotificationKind, notificationKindNames } from '@stagepass/base/notification-kinds.ts';
import { isId } from '@stagepass/contract/shapes.ts';
import type { UnsubscribeLinks } from '#platform/mail/mail.ts';
import type { Platform } from '#platform/platform.ts';

type MailWhat = 'digest' | NotificationKind;

interface MailLink {
  user_id: string;
  what: MailWhat;
}

/** A link as it came back, with the mark of the address that its mail went to; links of earlier mails have none. */
export interface OpenedLink extends MailLink {
  mark: string;
}

type Secrets = Pick<Platform, 'secrets'>;

const PURPOSE = 'mail-unsubscribe';
const ADDRESS = 'mail-unsubscribe-address';
const MARK_LENGTH = 16;
const whats: ReadonlySet<string> = new Set(['digest', ...notificationKindNames]);

/** Says whether two addresses are one, without telling either. */
function markOf({ secrets }: Secrets, userId: string, email: string): string {
  return secrets.sign(ADDRESS, `${userId} ${email.toLowerCase()}`).slice(0, MARK_LENGTH);
}

export function mailToken(platform: Secrets, { user_id, what }: MailLink, email: string): string {
  const text = `${user_id}.${what}.${markOf(platform, user_id, email)}`;
  return `${text}.${platform.secrets.sign(PURPOSE, text)}`;
}

/** Undefined for a token that we did not write. */
export function openMailToken({ secrets }: Secrets, token: string): OpenedLink | undefined {
  const parts = token.split('.');
  const [user_id = '', what = ''] = parts;
  const signature = parts.at(-1) ?? '';
  if (parts.length < 3 || parts.length > 4 || !isId(user_id) || !whats.has(what)) return undefined;
  if (!secrets.verify(PURPOSE, parts.slice(0, -1).join('.'), signature)) return undefined;
  return { user_id, what: what as MailWhat, mark: parts.length === 4 ? (parts[2] ?? '') : '' };
}

/** Whoever reads the mails of a former address may end them, and learns and begins nothing by it. */
export function isSentTo(platform: Secrets, { user_id, mark }: OpenedLink, email: string | null): boolean {
  return email !== null && mark === markOf(platform, user_id, email);
}

/** `page` for a person; `one_click` is what a mail program posts to (RFC 8058). `email`: where the mail goes. */
export function unsubscribeLinks(platform: Platform, link: MailLink, email: string): UnsubscribeLinks {
  const token = encodeURIComponent(mailToken(platform, link, email));
  const { origin } = platform.config;
  return {
    page: `${origin}/unsubscribe?token=${token}`,
    one_click: `${origin}/api/notification-unsubscribe/one-click?token=${token}`,
  };
}
