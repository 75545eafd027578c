// Something done with a campaign, told in a toast: what went well in the words given, what did not in the server's.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { type CampaignAct, useCampaignAct } from '../../data/manage.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';

export function useAct(id: string) {
  const copy = useCopy(manageCampaignsCopy);
  const { mutateAsync, isPending } = useCampaignAct(id);
  const act = async (given: CampaignAct, said?: string): Promise<boolean> => {
    try {
      await mutateAsync(given);
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
      return false;
    }
    if (said !== undefined) showToast({ title: said, tone: 'good' });
    return true;
  };
  return { act, isPending };
}
