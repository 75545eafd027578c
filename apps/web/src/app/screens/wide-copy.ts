// Owns the texts of the wide-screen notice.
import { defineCopy } from '#platform/i18n/copy.ts';

export const wideCopy = defineCopy({
  documentTitle: 'On your phone',
  title: 'This show plays on your phone',
  /** The same title as it hangs on the poster. */
  lines: { first: 'This show', second: 'plays on', third: 'your phone' },
  text: 'StagePass is available in mobile view. Scan the pass to open this very page on a small screen.',
  admit: 'Admit one',
  phone: 'phone',
  qr: 'QR code of this page’s address',
  point: 'Point your camera here',
});
