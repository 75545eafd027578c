// @vitest-environment jsdom
// Tests the settings of notifications: kinds by channel, a single club, quiet hours, and push with its states, devices and log.
import { notificationKindNames, notificationRule } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPreferences } from '@stagepass/contract/notifications/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session.ts';
import {
  aSession,
  openScreen,
  type Server,
  strikeStage,
  stubServer,
  whereNow,
} from '#platform/testing/stage.tsx';
import { renewDevice } from '../../data/this-device.ts';
import { aClub } from '../../testing/entries.ts';
import { View as PreferencesView } from './preferences-view.tsx';
import { View as PushView } from './push-view.tsx';

beforeEach(() => storeSession(aSession()));
afterEach(() => {
  strikeStage();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const isOn = (given: string) => given === 'on' || given === 'always';
const kinds = Object.fromEntries(
  notificationKindNames.map((kind) => {
    const { app, push, mail } = notificationRule(kind).channels;
    return [kind, { app: isOn(app), push: isOn(push), mail: isOn(mail) }];
  }),
) as NotificationPreferences['kinds'];

const preferences: NotificationPreferences = {
  kinds,
  clubs: [],
  quiet_hours: null,
  time_zone: 'Europe/Lisbon',
  time_zone_chosen: false,
  digest: 'weekly',
  can_mail: true,
  staff: false,
};
const device = {
  id: 'd1',
  label: 'Chrome on Android',
  this_device: true,
  created_at: '2026-11-01T10:00:00Z',
  seen_at: '2026-11-10T10:00:00Z',
  last_sent_at: null,
  stale: false,
};

function openPreferences(server: Server = {}, known = preferences, query = '') {
  const calls = stubServer({
    'GET /notification-preferences': { data: known },
    'GET /push/devices': { data: [device] },
    'GET /memberships': { data: [{ club: aClub }] },
    'GET /clubs/:id': { data: { ...aClub, viewer: { role: 'member' } } },
    'PUT /notification-preferences': { data: known },
    ...server,
  });
  openScreen(`/user/settings?view=notifications${query}`, <PreferencesView />);
  return calls;
}

const put = (calls: ReturnType<typeof stubServer>) =>
  calls.filter(({ name }) => name === 'PUT /notification-preferences').map(({ body }) => body);

describe('what somebody is notified about', () => {
  it('changes one kind in one channel at once', async () => {
    const calls = openPreferences({ 'PUT /notification-preferences': () => new Promise(() => undefined) });
    const box = await screen.findByRole('checkbox', { name: 'New followers: Push' });
    expect((box as HTMLInputElement).checked).toBe(true);
    await userEvent.click(box);
    expect((box as HTMLInputElement).checked).toBe(false);
    await waitFor(() => expect(put(calls)).toEqual([{ kinds: { follower: { push: false } } }]));
  });

  it('keeps on what cannot be turned off, and leaves out what is not offered', async () => {
    openPreferences();
    const locked = await screen.findByRole('checkbox', { name: 'When you’re outbid: In app, always on' });
    expect((locked as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole('checkbox', { name: /A streak at risk: Email/ })).toBeNull();
  });

  it('shows what is for staff to staff only', async () => {
    openPreferences();
    await screen.findByRole('table', { name: 'Market' });
    expect(screen.queryByRole('table', { name: 'Your clubs as owner or admin' })).toBeNull();
  });

  it('goes back where the server refuses', async () => {
    openPreferences({
      'PUT /notification-preferences': { status: 422, error: { code: 'notifications.channel-fixed' } },
    });
    const box = await screen.findByRole('checkbox', { name: 'New followers: Push' });
    await userEvent.click(box);
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
  });

  it('turns quiet hours on with the usual times, and changes one', async () => {
    const on = { ...preferences, quiet_hours: { from: '22:00', to: '08:00' } };
    const calls = openPreferences({ 'PUT /notification-preferences': { data: on } });
    await userEvent.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    const from = await screen.findByLabelText('From');
    await userEvent.clear(from);
    await userEvent.type(from, '23:30');
    await waitFor(() => expect(put(calls).at(-1)).toEqual({ quiet_hours: { from: '23:30', to: '08:00' } }));
    expect(put(calls)[0]).toMatchObject({ quiet_hours: { from: '22:00', to: '08:00' } });
  });

  it('follows the phone until a time zone is chosen, and again afterwards', async () => {
    const quiet = { ...preferences, quiet_hours: { from: '22:00', to: '08:00' } };
    const answer = (body: unknown) => {
      const { time_zone } = body as { time_zone: string | null };
      const time_zone_chosen = time_zone !== null;
      return { data: { ...quiet, time_zone: time_zone ?? 'Europe/Lisbon', time_zone_chosen } };
    };
    const calls = openPreferences({ 'PUT /notification-preferences': ({ body }) => answer(body) }, quiet);
    const zone = await screen.findByRole('combobox', { name: 'Time zone' });
    expect((zone as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
      'Follow this phone (Europe/Lisbon)',
    );
    await userEvent.selectOptions(zone, 'Asia/Tokyo');
    await waitFor(() => expect(put(calls)).toEqual([{ time_zone: 'Asia/Tokyo' }]));
    expect((zone as HTMLSelectElement).value).toBe('Asia/Tokyo');
    await userEvent.selectOptions(zone, '');
    const phone_time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(put(calls).at(-1)).toEqual({ time_zone: null, phone_time_zone }));
    await waitFor(() => expect((zone as HTMLSelectElement).value).toBe(''));
  });

  it('chooses a club and changes it alone', async () => {
    const calls = openPreferences();
    const choose = await screen.findByRole('combobox', { name: 'Club' });
    await screen.findByRole('option', { name: 'Harbour Voices' });
    await userEvent.selectOptions(choose, 'Harbour Voices');
    expect(whereNow()).toBe('/user/settings?view=notifications&club=k1');
    await screen.findByRole('heading', { name: 'Notifications from Harbour Voices' });
    // What no club can have its own choice of is not offered here.
    expect(screen.queryByRole('checkbox', { name: 'New followers: Push' })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'New posts: In app' }));
    await waitFor(() =>
      expect(put(calls)).toEqual([{ club: { id: 'k1', kinds: { 'club-post': { app: false } } } }]),
    );
  });

  it('opens a club that is not on the first page of one’s clubs', async () => {
    openPreferences(
      { 'GET /memberships': { data: [], beside: { next_cursor: 'more' } } },
      preferences,
      '&club=k1',
    );
    expect(await screen.findByRole('heading', { name: 'Notifications from Harbour Voices' })).toBeTruthy();
  });

  it('says that a club is not among one’s own', async () => {
    openPreferences(
      { 'GET /clubs/:id': { data: { ...aClub, viewer: { role: 'visitor' } } } },
      preferences,
      '&club=k1',
    );
    expect(await screen.findByText('This club isn’t among yours anymore')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('takes a club’s own choices back', async () => {
    const own = { ...preferences, clubs: [{ club: aClub, kinds: { 'club-post': { app: false } } }] };
    const calls = openPreferences({}, own, '&club=k1');
    const box = await screen.findByRole('checkbox', { name: 'New posts: In app' });
    expect((box as HTMLInputElement).checked).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Use the same as all clubs' }));
    await waitFor(() =>
      expect(put(calls)).toEqual([
        { club: { id: 'k1', kinds: { 'club-post': { app: null, push: null, mail: null } } } },
      ]),
    );
    await waitFor(() => expect(whereNow()).toBe('/user/settings?view=notifications'));
  });
});

function browser(permission: NotificationPermission, asked: NotificationPermission = permission) {
  const subscription = {
    unsubscribe: vi.fn(),
    toJSON: () => ({
      endpoint: 'https://push.test/1',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
  };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = asked;
      return asked;
    }),
  };
  const pushManager = { getSubscription: async () => subscription, subscribe: async () => subscription };
  const registration = { pushManager };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('caches', {
    open: async () => ({ put: async () => undefined }),
    delete: async () => true,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { notification, subscription };
}

function openPush(server: Server = {}) {
  const calls = stubServer({
    'GET /push/devices': { data: [] },
    'GET /push/deliveries': { data: [] },
    'GET /push/key': { data: { key: 'the-key' } },
    'POST /push/devices': { status: 201, data: device },
    ...server,
  });
  openScreen('/user/settings?view=push', <PushView />);
  return calls;
}

describe('push on this device', () => {
  it('is turned on after the browser asked, and registered with its name', async () => {
    const { notification } = browser('default', 'granted');
    const calls = openPush({ 'GET /push/devices': [{ data: [] }, { data: [device] }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
    expect(await screen.findByText('Push is on for this device.')).toBeTruthy();
    expect(notification.requestPermission).toHaveBeenCalledOnce();
    const sent = calls.find(({ name }) => name === 'POST /push/devices');
    expect(sent?.body).toMatchObject({ subscription: { endpoint: 'https://push.test/1' } });
  });

  it('says neither on nor off before the server has answered', async () => {
    browser('granted');
    let answer: (given: { data: (typeof device)[] }) => void = () => undefined;
    openPush({ 'GET /push/devices': () => new Promise((resolve) => (answer = resolve)) });
    await screen.findByRole('heading', { name: 'Devices' });
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
    answer({ data: [device] });
    expect(await screen.findByText('Push is on for this device.')).toBeTruthy();
  });

  it('is shown as on once the app has registered it by itself', async () => {
    browser('granted');
    openPush({ 'GET /push/devices': [{ data: [] }, { data: [device] }] });
    await screen.findByRole('button', { name: 'Turn on for this device' });
    await renewDevice();
    expect(await screen.findByText('Push is on for this device.')).toBeTruthy();
  });

  it('says what to do where the browser blocks it', async () => {
    browser('denied');
    openPush();
    expect(await screen.findByText(/are blocked in your browser\. Open this site’s settings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
  });

  it('says what to do where the question was closed', async () => {
    browser('default');
    openPush();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on for this device' }));
    expect(await screen.findByText(/Notifications aren’t on yet\. Tap the button again/)).toBeTruthy();
  });

  it('says what to do where the browser cannot', async () => {
    openPush();
    expect(
      await screen.findByText(/can’t receive notifications from StagePass\. Update your browser/),
    ).toBeTruthy();
  });

  it('guides to the home screen on an iPhone', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: 'iPhone' } }));
    openPush();
    expect(await screen.findByRole('heading', { name: 'Add StagePass to your home screen' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('devices and what was sent', () => {
  it('removes this device, and does not turn it on again by itself', async () => {
    const { subscription } = browser('granted');
    const calls = openPush({
      'GET /push/devices': [{ data: [device] }, { data: [] }],
      'DELETE /push/devices/:id': { data: { done: true } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome on Android' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No device of yours gets push notifications yet.')).toBeTruthy();
    expect(calls.map(({ name }) => name)).toContain('DELETE /push/devices/d1');
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalled());
    expect(localStorage.getItem('spc-push-off')).toBe('u1');
  });

  it('looks again until what is on its way has arrived', async () => {
    browser('granted');
    const sent = {
      ...{ id: 'l1', kind: null, title: '', device_label: 'Chrome on Android', status: null, reason: '' },
      ...{ tries: 1, created_at: '2026-11-18T09:00:00Z', updated_at: '2026-11-18T09:00:00Z' },
    };
    openPush({
      'GET /push/devices': { data: [device] },
      'GET /push/deliveries': [
        { data: [{ ...sent, state: 'waiting' }] },
        { data: [{ ...sent, state: 'waiting' }] },
        { data: [{ ...sent, state: 'sent' }] },
      ],
    });
    expect(await screen.findByText('On its way · Chrome on Android')).toBeTruthy();
    await screen.findByText('Sent · Chrome on Android', {}, { timeout: 8000 });
  }, 12_000);

  it('sends a test, and says why something did not arrive', async () => {
    browser('granted');
    const delivery = {
      id: 'l1',
      kind: 'outbid' as const,
      title: 'You were outbid',
      device_label: null,
      state: 'quiet-hours' as const,
      status: null,
      reason: '',
      tries: 0,
      created_at: '2026-11-18T09:00:00Z',
      updated_at: '2026-11-18T09:00:00Z',
    };
    const calls = openPush({
      'GET /push/devices': { data: [device] },
      'POST /push/test': { status: 202, data: { devices: 1 } },
      'GET /push/deliveries': {
        data: [
          delivery,
          {
            ...delivery,
            id: 'l2',
            kind: null,
            state: 'failed',
            reason: 'it took too long',
            device_label: 'Chrome on Android',
            tries: 3,
          },
        ],
      },
    });
    expect(await screen.findByText('Held back until quiet hours end')).toBeTruthy();
    expect(screen.getByText('Not delivered: it took too long · Chrome on Android')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send me a test push' }));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('POST /push/test'));
  });
});
