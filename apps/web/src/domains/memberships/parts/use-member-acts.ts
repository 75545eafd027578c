// Performs an act on members and says how it went.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { membershipsCopy } from '../copy.ts';
import { type Act, useMemberAct } from '../data/register.ts';

export function useMemberActs(clubId: string, userIds: readonly string[], onDone: () => void) {
  const copy = useCopy(membershipsCopy);
  const performing = useMemberAct(clubId);
  /** For a form, which says itself what failed. */
  const send = async (act: Act) => {
    const { done, error } = await performing.mutateAsync({ userIds, act });
    const partly = { done, all: userIds.length, reason: errorSentence(copy, error) };
    const title = userIds.length === 1 ? copy.acts.done : copy.acts.doneFor({ count: done });
    showToast({ title: error === null ? title : copy.acts.partly(partly) });
    onDone();
  };
  const perform = (act: Act) =>
    void send(act).catch((error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }));
  return { send, perform, isPending: performing.isPending };
}
