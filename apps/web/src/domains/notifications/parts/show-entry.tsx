// Shows an entry of the inbox as a toast, with its words; a tap opens what it is about and marks it as read.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { call, callData } from '#platform/api/api.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { wordsOf } from '../model/words/words.ts';
import { setUnread } from '../public/unread.ts';

/** It is among the latest: it just came. */
const LATEST = 5;

async function read(id: string): Promise<void> {
  const { unread } = await callData('PUT /notifications/:id/read', { params: { id } });
  setUnread(unread);
}

export async function showEntry(id: string): Promise<void> {
  const { data } = await call('GET /notifications', { query: { limit: LATEST } });
  const entry = data.find((one) => one.id === id);
  // Whoever looks at what it is about knows.
  if (entry === undefined || entry.read || window.location.pathname === entry.link) return;
  const { lead, text } = wordsOf(entry, getLocale(), Date.now());
  const [person] = entry.people;
  showToast({
    title: lead,
    description: text,
    avatar: person ? <PersonAvatar person={person} size={40} /> : undefined,
    onOpen: () => {
      go(entry.link);
      void read(id).catch(() => undefined);
    },
  });
}
