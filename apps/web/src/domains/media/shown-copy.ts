// The texts of a picture or video where it stands in a post; apart, because the first screens show them.
import { defineCopy } from '#platform/i18n/copy.ts';

export const shownCopy = defineCopy({
  video: 'Video: {alt}',
  videoPlain: 'Video',
  broken: 'Couldn’t load this picture.',
});
