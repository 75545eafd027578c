// What is being changed about a campaign: typed, checked, and saved as one draft with its rewards and its picture.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { type Saving, useSaveCampaign } from '../../data/manage.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { type CampaignForm, emptyForm, fieldsOf, formOf, troublesOf } from '../../model/manage-draft.ts';

export interface EditorProps {
  club: ClubView;
  /** Null for a new one. */
  campaign: CampaignEditor | null;
}

export function useCampaignForm({ club, campaign }: EditorProps): Form<CampaignForm> {
  const copy = useCopy(manageCampaignsCopy);
  const [, change] = useSearch();
  const save = useSaveCampaign(club.id);
  // As it was opened or saved last: a change that somebody else made meanwhile is noticed by it.
  const [version, setVersion] = useState(campaign?.version ?? 0);
  const zone = club.time_zone;
  const sentences = { title: copy.nameNeeded, closes: copy.closesWrong, rewards: copy.rewards.wrong };
  const form: Form<CampaignForm> = useForm<CampaignForm>({
    initial: () => (campaign === null ? emptyForm : formOf(campaign, zone)),
    copy,
    check: (values) => {
      const found = troublesOf(values);
      const fields = Object.fromEntries(found.map((trouble) => [trouble, sentences[trouble]]));
      return found.includes('rewards') ? { ...fields, form: copy.rewards.wrong } : fields;
    },
    send: async (values) => {
      const before =
        campaign === null ? null : { id: campaign.id, version: Math.max(version, campaign.version) };
      const kept = await save.mutateAsync({
        before,
        fields: fieldsOf(values, zone),
        picture: pictureOf(values),
      });
      setVersion(kept.version);
      form.saved(formOf(kept, zone));
      const isDraft = kept.state === 'draft';
      showToast({ title: isDraft ? copy.saved : copy.savedChanges, tone: 'good' });
      if (campaign === null) change({ campaign: kept.id });
    },
    explain: (error) => ({ form: errorSentence(copy, error) }),
  });
  return form;
}

function pictureOf({ picture }: CampaignForm): Saving['picture'] {
  if (picture.from === 'kept') return null;
  return picture.from === 'drawn'
    ? { from: 'drawn', object: picture.object }
    : { from: 'upload', media_id: picture.id };
}
