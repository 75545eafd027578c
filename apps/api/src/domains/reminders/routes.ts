// Owns which action answers which endpoint of reminders.
import * as endpoints from '@stagepass/contract/reminders/endpoints.ts';
import { bindData } from '#platform/http/bind.ts';
import { readReminders, removeReminder, setReminder } from './actions/toggle-reminder.ts';

export const routes = [
  bindData(endpoints.listRemindersOf, (platform, { actor, params }) =>
    readReminders(platform, actor, params),
  ),
  bindData(endpoints.setReminder, (platform, { actor, params }) => setReminder(platform, actor, params)),
  bindData(endpoints.removeReminder, (platform, { actor, params }) =>
    removeReminder(platform, actor, params),
  ),
];
