// Owns the texts of partner pages; the welcome panels and the legal texts have files of their own.
import { defineCopy } from '#platform/i18n/copy.ts';

export const pagesCopy = defineCopy({
  partner: {
    share: 'Share this page',
    copied: 'Link copied',
    copiedText: 'Paste it anywhere to share this page.',
    notCopied: 'Couldn’t copy the link',
    loading: 'Loading page',
    facts: 'At a glance',
  },
});
