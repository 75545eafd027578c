// Owns the decisions about a push message: what of it is shown, whether it is needed at all, and which window a tap brings to the front.

/** As the server sends it (`apps/api/src/domains/notifications`); every field may be missing in a message of an older version. */
interface Sent {
  id?: unknown;
  title?: unknown;
  body?: unknown;
  url?: unknown;
  tag?: unknown;
  actions?: unknown;
  unread?: unknown;
  chat?: unknown;
}

interface PushAction {
  action: string;
  title: string;
  /** A path of the app. */
  url: string;
}

export interface PushShown {
  /** Which entry of the inbox it is, so that a tap marks it as read; null where it is none. */
  id: string | null;
  title: string;
  body: string;
  /** A path of the app: where a tap leads. */
  url: string;
  /** One with the same tag is replaced, not added. Empty where it stands for itself. */
  tag: string;
  actions: PushAction[];
  /** The message that it is about, so that it can be read or muted from here; null where it is about none. */
  chat: { conversation_id: string; seq: number } | null;
  /** How many are unread now, for the number on the app's icon; null where it was not said. */
  unread: number | null;
}

const INBOX = '/notifications';
const PRODUCT = 'StagePass';
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Only paths of this site: a message must not lead elsewhere, whoever made it. */
function pathIn(value: unknown, origin: string): string {
  const address = text(value);
  if (address === '' || !URL.canParse(address, origin)) return INBOX;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : INBOX;
}

function actionsIn(value: unknown, origin: string): PushAction[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    .map((one) => ({
      action: text(one.action),
      title: text(one.title),
      url: pathIn(one.url, origin),
    }))
    .filter(({ action, title }) => action !== '' && title !== '');
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Only an id: it becomes part of an address. */
function chatIn(value: unknown): PushShown['chat'] {
  if (typeof value !== 'object' || value === null) return null;
  const { conversation_id, seq } = value as Record<string, unknown>;
  return /^[\w-]{1,64}$/.test(text(conversation_id)) && isCount(seq)
    ? { conversation_id: text(conversation_id), seq }
    : null;
}

/** What cannot be read is still shown, as a hint at the inbox: a browser that is sent silent messages stops delivering them. */
export function readPush(message: string | undefined, origin: string): PushShown {
  let sent: Sent = {};
  try {
    const parsed: unknown = JSON.parse(message ?? '');
    if (typeof parsed === 'object' && parsed !== null) sent = parsed;
  } catch {
    // Shown without its words.
  }
  return {
    id: text(sent.id) || null,
    title: text(sent.title) || PRODUCT,
    body: text(sent.body),
    url: pathIn(sent.url, origin),
    tag: text(sent.tag),
    actions: actionsIn(sent.actions, origin),
    chat: chatIn(sent.chat),
    unread: isCount(sent.unread) ? sent.unread : null,
  };
}

/** Where a tap on the message, or on one of its buttons, leads. */
export function addressOf(shown: Pick<PushShown, 'url' | 'actions'>, pressed: string): string {
  return shown.actions.find(({ action }) => action === pressed)?.url ?? shown.url;
}

/** What a button does without opening the app; null where it opens an address. */
export interface PushCall {
  method: 'PUT';
  /** Below the address of the API. */
  path: string;
  body?: object;
}

const MUTE_MS = 8 * 3_600_000;

export function callOf(
  { id, chat }: Pick<PushShown, 'id' | 'chat'>,
  pressed: string,
  now_ms: number,
): PushCall | null {
  const of = chat === null ? '' : `/conversations/${chat.conversation_id}`;
  if (pressed === 'mute' && chat !== null)
    return { method: 'PUT', path: `${of}/mute`, body: { until: new Date(now_ms + MUTE_MS).toISOString() } };
  if (pressed !== 'read') return null;
  if (chat !== null) return { method: 'PUT', path: `${of}/read`, body: { seq: chat.seq } };
  return id === null ? null : { method: 'PUT', path: `/notifications/${id}/read` };
}

export interface OpenWindow {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden' | 'prerender';
  readonly focused: boolean;
}

const CHAT = '/user/chat/';

/** A conversation is one place, at whichever of its messages; a page that shows one names it by this address, wherever it stands. */
const placeOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname.startsWith(CHAT) ? pathname : pathname + search;
};

/** Whether a window shows that address already. */
function isAt(window: Pick<OpenWindow, 'url'>, path: string): boolean {
  return URL.canParse(window.url) && placeOf(window.url) === placeOf(new URL(path, window.url).href);
}

/** Whoever looks at the screen in question sees there what happened. */
export function isSeen(windows: readonly OpenWindow[], path: string): boolean {
  return windows.some((one) => one.visibilityState === 'visible' && isAt(one, path));
}

/** The window at that address, else the one that was looked at last; undefined where none is open. */
export function windowFor<Window extends OpenWindow>(
  windows: readonly Window[],
  path: string,
): Window | undefined {
  return (
    windows.find((one) => isAt(one, path)) ??
    windows.find((one) => one.focused) ??
    windows.find((one) => one.visibilityState === 'visible') ??
    windows[0]
  );
}
