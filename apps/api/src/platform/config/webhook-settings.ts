// Owns the environment variables of webhooks.
import { isOrigin, list, setting } from './setting.ts';

export const webhookSettings = {
  WEBHOOK_ORIGINS: setting({
    schema: list.refine((entries) => entries.every(isOrigin), {
      message: 'contains something that is not a web address',
    }),
    default: '',
    about:
      'Origins in a private network or without https that webhooks may be sent to, comma-separated; all others have to be public and use https.',
  }),
};
