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
    unread: Number.isSafeInteger(sent.unread) && Number(sent.unread) >= 0 ? Number(sent.unread) : null,
  };
}

/** Where a tap on the message, or on one of its buttons, leads. */
export function addressOf(shown: Pick<PushShown, 'url' | 'actions'>, pressed: string): string {
  return shown.actions.find(({ action }) => action === pressed)?.url ?? shown.url;
}

export interface OpenWindow {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden' | 'prerender';
  readonly focused: boolean;
}

const placeOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
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
