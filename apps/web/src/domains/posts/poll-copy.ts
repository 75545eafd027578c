// The texts of a poll inside a post.
import { defineCopy } from '#platform/i18n/copy.ts';

export const pollCopy = defineCopy({
  title: 'Poll',
  option: '{label}, {percent}',
  votes: { one: '{count} vote', other: '{count} votes' },
  closes: 'Closes {time}',
  closed: 'Closed',
  several: 'Choose one or more',
  hidden: 'Results when it closes',
  yours: 'Your vote',
});
