// Owns the texts of unsubscribing from a mail.
import { defineCopy } from '#platform/i18n/copy.ts';

export const unsubscribeCopy = defineCopy({
  title: 'Email notifications',
  digest: 'Email digest',
  ask: 'Stop these emails to {email}?',
  askFormer: 'Stop these emails?',
  what: 'You won’t get “{what}” by email anymore. You still find everything in the app.',
  stop: 'Unsubscribe',
  done: 'You’re unsubscribed',
  doneText: '{email} won’t get “{what}” anymore.',
  doneFormer:
    'You won’t get “{what}” by email anymore. To get it again, sign in and open Settings, Notifications.',
  again: 'Subscribe again',
  back: 'You’re subscribed again',
  backText: '{email} gets “{what}” again.',
  settings: 'All notification settings',
  failed: 'This link doesn’t work',
  errors: {
    'notifications.unsubscribe-link-invalid':
      'This unsubscribe link doesn’t work. Sign in and turn emails off in Settings, Notifications.',
  },
});
