// Owns the environment variables of push notifications.
import { z } from 'zod';
import { addressOf, isOrigin, list, setting } from './setting.ts';

export const pushSettings = {
  VAPID_PUBLIC_KEY: setting({
    schema: z
      .string()
      .regex(/^[A-Za-z0-9_-]{87}$/, 'is not a public VAPID key (87 characters of base64url)')
      .optional(),
    about:
      'Public key of push notifications; unset, a pair is made at first use and kept in the database, encrypted.',
  }),
  VAPID_PRIVATE_KEY: setting({
    schema: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/, 'is not a private VAPID key (43 characters of base64url)')
      .optional(),
    secret: true,
    about: 'Private key of that pair.',
  }),
  VAPID_SUBJECT: setting({
    schema: addressOf('https')
      .or(z.string().regex(/^mailto:[^\s@]+@[^\s@]+$/, 'is neither a mailto: nor an https:// address'))
      .optional(),
    about:
      'Whom push services write to when something is wrong, as mailto: or https:// address; unset, CONTACT_EMAIL, else PUBLIC_URL, else the sender of email.',
  }),
  PUSH_ORIGINS: setting({
    schema: list.refine((entries) => entries.every(isOrigin), {
      message: 'contains something that is not a web address',
    }),
    default: '',
    about:
      'Origins of push services in a private network or without https that may be asked, comma-separated; all others have to be public and use https.',
  }),
};
