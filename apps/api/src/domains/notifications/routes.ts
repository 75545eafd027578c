// Owns which action answers which endpoint of notifications and push.
import * as endpoints from '@stagepass/contract/notifications/endpoints.ts';
import * as push from '@stagepass/contract/notifications/push-endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { changePreferences, readPreferences } from './actions/change-preferences.ts';
import { readAboutSubject, readOne, readUpTo } from './actions/mark-read.ts';
import { readMailChoice, switchMail } from './actions/unsubscribe.ts';
import {
  readDeliveries,
  readDevices,
  readPushKey,
  registerDevice,
  removeDevice,
  sendTest,
} from './push/devices.ts';
import { readInbox, readUnread } from './reads/read-inbox.ts';

export const routes = [
  bind(endpoints.listNotifications, (platform, { actor, query }) => readInbox(platform, actor, query)),
  bindData(endpoints.getUnreadNotifications, (platform, { actor }) => readUnread(platform, actor)),
  bindData(endpoints.readNotification, (platform, { actor, params }) => readOne(platform, actor, params.id)),
  bindData(endpoints.readNotifications, (platform, { actor, body }) => readUpTo(platform, actor, body)),
  bindData(endpoints.readNotificationsAbout, (platform, { actor, params }) =>
    readAboutSubject(platform, actor, params),
  ),
  bindData(endpoints.getNotificationPreferences, (platform, { actor }) => readPreferences(platform, actor)),
  bindData(endpoints.changeNotificationPreferences, (platform, { actor, body }) =>
    changePreferences(platform, actor, body),
  ),
  bindData(endpoints.getMailChoice, (platform, { query }) => readMailChoice(platform, query.token)),
  bindData(endpoints.unsubscribeMail, (platform, { query }) => switchMail(platform, query.token, false)),
  bindData(endpoints.resubscribeMail, (platform, { query }) => switchMail(platform, query.token, true)),
  bindData(push.getPushKey, (platform) => readPushKey(platform)),
  bindData(push.registerPushDevice, (platform, { actor, body }) => registerDevice(platform, actor, body)),
  bindData(push.listPushDevices, (platform, { actor }) => readDevices(platform, actor)),
  bindDone(push.removePushDevice, (platform, { actor, params }) => removeDevice(platform, actor, params.id)),
  bindData(push.sendTestPush, (platform, { actor, body }) => sendTest(platform, actor, body.device_id)),
  bind(push.listPushDeliveries, (platform, { actor, query }) => readDeliveries(platform, actor, query)),
];
