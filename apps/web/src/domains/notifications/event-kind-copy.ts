// What the inbox says of events of clubs.

export const eventKindCopy = {
  'event-published': { lead: 'New event: {title}', text: 'at {club}, {time}.' },
  'event-changed': {
    lead: '{title} has changed.',
    text: 'Now {time} at {place}. Check time and place.',
    online: 'Now {time}. Check the time.',
  },
  'event-cancelled': { lead: '{title} was canceled.', text: '{club}: “{reason}”' },
  'event-refunded': {
    lead: '{amount} paid back',
    leadTokens: { one: '{count} fan token paid back', other: '{count} fan tokens paid back' },
    text: 'for {title}, which was canceled.',
  },
  'event-guest': {
    lead: 'You’re on the guest list',
    text: 'for {title}, {time}. Say your name at the door.',
  },
  'event-soon': { lead: 'Doors for {title} open {time}.', text: 'At {place}.', online: 'It’s online.' },
} as const;
