// Owns push beside the screens: renewing this device, forgetting it when somebody signs out, going where a tapped message leads, and
// asking for the permission after a fitting act, and saying in which time zone the phone is. Fetched when the app is idle.
import { shownConversationPath } from '#domains/chat/public/shown-conversation.ts';
import { callData } from '#platform/api/api.ts';
import { go } from '#platform/navigation/go.ts';
import { onFittingAct } from '#platform/push/fitting-act.ts';
import { needsHomeScreen } from '#platform/push/home-screen.ts';
import { PUSH_DEVICE_KEY, pushState } from '#platform/push/push-state.ts';
import { OPEN_MESSAGE, RENEWED_MESSAGE, WHERE_MESSAGE, writePushNote } from '#platform/push/worker-note.ts';
import { getSession, subscribeSession } from '#platform/session/session.ts';
import { readLocal, writeLocal } from '#platform/storage/local.ts';
import { lastAsked, mayAsk } from '../model/ask-push.ts';
import { phoneZone } from '../model/phone-zone.ts';

const fetchDevice = () => import('../data/this-device.ts');

function keepDevice(): void {
  let userId = getSession()?.user_id;
  const renew = () => {
    if (getSession() === null || pushState() !== 'granted') return;
    void fetchDevice()
      .then(({ renewDevice }) => renewDevice())
      .catch(() => undefined);
  };
  subscribeSession(() => {
    const next = getSession()?.user_id;
    if (next === userId) return;
    userId = next;
    // Also where the permission was taken back meanwhile: what the worker was left belongs to whoever signed out.
    if (pushState() !== 'granted' && readLocal(PUSH_DEVICE_KEY) === null) return;
    void fetchDevice()
      .then(({ forgetDevice }) => forgetDevice())
      .catch(() => undefined)
      .then(renew);
  });
  // A session may have ended where no page was open to hear of it: the worker must not go on with its token.
  if (userId === undefined && 'caches' in window) void writePushNote(null).catch(() => undefined);
  renew();
}

function hearWorker(): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === OPEN_MESSAGE && 'path' in data && typeof data.path === 'string') {
      ports[0]?.postMessage('going');
      const { pathname, search } = window.location;
      if (data.path !== pathname + search) go(data.path);
    }
    if (data.type === WHERE_MESSAGE)
      ports[0]?.postMessage(new URL(shownConversationPath() ?? '', window.location.href).href);
    if (data.type === RENEWED_MESSAGE)
      void fetchDevice()
        .then(({ replaceDevice }) => replaceDevice())
        .catch(() => undefined);
  });
}

function askAfterActs(): void {
  onFittingAct((act) => {
    const standing = {
      state: pushState(),
      needsHomeScreen: needsHomeScreen(),
      asked_ms: lastAsked(),
      now_ms: Date.now(),
    };
    if (getSession() === null || !mayAsk(standing)) return;
    void import('../parts/show-ask.tsx').then(({ showAsk }) => showAsk(act)).catch(() => undefined);
  });
}

/** Who was said to be in which time zone last. */
const ZONE_KEY = 'spc-phone-zone';

/** Quiet hours and digests follow whoever travels, unless they chose a time zone. Said once for each place. */
function sayZone(): void {
  const said = () => {
    const userId = getSession()?.user_id;
    const zone = phoneZone();
    const place = `${userId} ${zone}`;
    if (userId === undefined || document.hidden || readLocal(ZONE_KEY) === place) return;
    void callData('PUT /notification-preferences', { body: { phone_time_zone: zone } }).then(
      () => writeLocal(ZONE_KEY, place),
      () => undefined,
    );
  };
  subscribeSession(said);
  document.addEventListener('visibilitychange', said);
  said();
}

export function keepPush(): void {
  sayZone();
  keepDevice();
  hearWorker();
  askAfterActs();
}
