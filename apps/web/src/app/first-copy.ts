// Owns the few texts of the shell that the first load carries; the others come with their screens.
import { defineCopy } from '#platform/i18n/copy.ts';

export const firstCopy = defineCopy({
  loading: 'Loading',
  toasts: { region: 'Notifications ({hotkey})', one: 'Notification' },
  turn: { title: 'Turn your phone', text: 'StagePass works in portrait mode.' },
});
