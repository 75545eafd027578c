// Owns the texts of the wide-screen notice.
import { defineCopy } from '#platform/i18n/copy.ts';

export const wideCopy = defineCopy({
  documentTitle: 'Open on your phone',
  title: 'Open this page on your phone',
  /** The same title as it hangs on the poster. */
  lines: { first: 'Open this', second: 'page on', third: 'your phone' },
  text: 'StagePass is available in mobile view. Scan this QR code with your phone’s camera.',
  admit: 'Scan me',
  phone: 'phone',
  qr: 'QR code of this page’s address',
  point: 'Point your camera here',
});
