// Owns how push stands on this device. Apart from registering for it: every start looks at it, and most register nothing.

export type PushState = 'granted' | 'blocked' | 'undecided' | 'unsupported';

/** The device's id as the server has it. */
export const PUSH_DEVICE_KEY = 'spc-push-device';

/** On plain http and in some in-app browsers there is no service worker, and so no push. */
export function isSupported(): boolean {
  return (
    window.isSecureContext &&
    'Notification' in window &&
    'serviceWorker' in navigator &&
    'PushManager' in window
  );
}

export function stateOf(permission: NotificationPermission): PushState {
  if (permission === 'granted') return 'granted';
  return permission === 'denied' ? 'blocked' : 'undecided';
}

export function pushState(): PushState {
  return isSupported() ? stateOf(Notification.permission) : 'unsupported';
}
