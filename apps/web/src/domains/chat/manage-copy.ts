// The texts of managing a club's channels.
import { defineCopy } from '#platform/i18n/copy.ts';
import { chatErrors } from './error-copy.ts';

export const manageChannelsCopy = defineCopy({
  errors: chatErrors,
  title: 'Channels',
  lead: 'Where members of {club} talk. Every club has announcements, a lounge and a broadcast; add further channels for some or all.',
  failed: 'Couldn’t load the channels',
  make: 'New channel',
  list: 'Channels in their order',
  kinds: {
    announcements: 'Staff write, members read',
    lounge: 'All members read and write',
    broadcast: 'Staff write to all members; only staff read the answers',
    everyone: 'All members',
    readers: 'Read: {needs}',
    writers: 'Write: {needs}',
  },
  move: 'Move {title}, position {place} of {count}',
  moved: '{title} is now at position {place} of {count}',
  form: {
    newTitle: 'New channel',
    editTitle: 'Edit channel',
    name: 'Name',
    topic: 'Topic',
    topicHint: 'Shown below the name. Optional.',
    read: 'Who can read',
    write: 'Who can write',
    writeHint: 'Only members who can read can write.',
    save: 'Save channel',
    create: 'Create channel',
    saved: 'Channel saved',
    created: 'Channel created',
    nameShort: 'Use at least 2 characters.',
    nameLong: 'Use up to 40 characters.',
    topicLong: 'Use up to 140 characters.',
    remove: 'Delete channel',
    open: 'View channel',
  },
  remove: {
    title: 'Delete {name}?',
    text: 'All messages in it are deleted for everyone. This can’t be undone.',
    confirm: 'Delete channel',
    done: 'Channel deleted',
  },
});
