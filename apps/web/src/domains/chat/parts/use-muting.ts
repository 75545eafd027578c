// Muting a conversation and hearing from it again, and the word that says so.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useMuteConversation } from '../data/conversation-acts.ts';
import { sheetCopy } from '../sheet-copy.ts';

/** Until a time, without an end (null), or not any longer (false). */
export function useMuting(id: string, onDone: () => void): (until: string | null | false) => void {
  const copy = useCopy(sheetCopy);
  const { mutate } = useMuteConversation(id);
  return (until) =>
    mutate(until, {
      onSuccess: ({ muted }) => {
        onDone();
        showToast({ title: muted ? copy.options.muted : copy.options.unmuted });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
}
