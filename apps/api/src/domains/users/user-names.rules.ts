// Owns the decisions about user names: which words are reserved, how one is made, when it may change.
import { USER_NAME_PATTERN } from '@stagepass/base/text.ts';

const DAY_MS = 86_400_000;
export const USER_NAME_CHANGE_MS = 30 * DAY_MS;
export const USER_NAME_KEPT_MS = 90 * DAY_MS;

// First words of our addresses, names of authority, and names that programs mistake for something else.
const reserved = new Set(
  `about abuse account accounts admin administrator ads all anonymous api app apps assets auth badges billing
  blog bot bots buy_credit campaign campaigns careers change_password chat checkin club clubs contact create
  create_club create_club_ai creator creator_club creatorpod creators credit credits dashboard delete dev
  developer developers discord discover docs download editprofile email error everyone explore false fan fan_token
  fanpass fans faq feed finance gacha guest guests guide health hello help here home host hostmaster http https
  info inventory invite item item_qr items jobs join legal levels license localhost login logout mail mailer_daemon
  market market_item me media member members message messages metrics mission missions mod moderator moderators
  money music news new new_chat no_reply nobody none noreply notification notifications ntt ntu null official
  offline openapi operator operators otp_verify owner owners page pages partner partners password payment payments
  payouts permission_error pin play_mission post post_detail posts postmaster press privacy profile public push
  ready redeem redeem_history register registration reset root sales scan_ticket search secure security self service
  settings shop sign_in sign_up signin signout signup site staff stage stage_pass stagepass stagepass_team static
  station stations status store stripe subscription subscription_detail subscriptions support sysadmin system tasks
  team terms test tiktok token tokens transaction_history true twitter undefined update upload uploads user users
  vault verify verify_email video vote vote_detail votes wallet wallets web webmaster welcome www you`.split(
    /\s+/,
  ),
);

export function isReservedUserName(userName: string): boolean {
  const bare = userName.replace(/^_+|_+$/g, '');
  return reserved.has(userName) || reserved.has(bare) || reserved.has(bare.replaceAll('_', ''));
}

/** A user name out of what stands before the @ of an email, or out of any other name. */
export function userNameFrom(hint: string): string {
  const letters = hint
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 20)
    .replace(/_+$/, '');
  const named = letters === '' ? 'new_fan' : letters.length >= 3 ? letters : `fan_${letters}`;
  return isReservedUserName(named) ? `fan_${named}`.slice(0, 20).replace(/_+$/, '') : named;
}

/** The name itself first, then with more and more digits behind it, until one is free. */
export function nextUserName(name: string, attempt: number, throwDie: (sides: number) => number): string {
  if (attempt === 0 && USER_NAME_PATTERN.test(name) && !isReservedUserName(name)) return name;
  const digits = Math.min(2 + Math.floor(attempt / 2), 8);
  const number = String(throwDie(10 ** digits)).padStart(digits, '0');
  return `${name.slice(0, 19 - digits)}_${number}`;
}

/** When the name may change again; null where it may now. */
export function userNameChangeableAt(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const at = new Date(changedAt.getTime() + USER_NAME_CHANGE_MS);
  return at > now ? at : null;
}
