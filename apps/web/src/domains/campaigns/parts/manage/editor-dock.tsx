// What can be done with a campaign as a whole: saved, funded, taken back, deleted.
import { formatUsd } from '@stagepass/base/money.ts';
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import type { CampaignForm } from '../../model/manage-draft.ts';
import { manageCampaignsPath } from '../../public/paths.ts';
import { useAct } from './use-act.ts';

export interface EditorDockProps {
  club: ClubView;
  campaign: CampaignEditor | null;
  form: Form<CampaignForm>;
}

type Asked = 'fund' | 'take-back' | 'remove';

export function EditorDock({ club, campaign, form }: EditorDockProps) {
  const copy = useCopy(manageCampaignsCopy);
  const [asked, setAsked] = useState<Asked | null>(null);
  const isDraft = campaign === null || campaign.state === 'draft';
  const canFund = campaign?.can.fund === true && !form.dirty;
  const saves = form.dirty || campaign === null;
  return (
    <Dock>
      {campaign?.can.remove ? (
        <Button variant="ghost" onClick={() => setAsked('remove')}>
          {copy.remove}
        </Button>
      ) : null}
      {campaign?.can.take_back ? (
        <Button variant="secondary" onClick={() => setAsked('take-back')}>
          {copy.takeBack}
        </Button>
      ) : null}
      {saves || !canFund ? (
        <Button className="flex-1" loading={form.pending} onClick={() => void form.submit()}>
          {isDraft ? copy.save : copy.saveChanges}
        </Button>
      ) : (
        <Button
          className="flex-1"
          variant={campaign.problems.length > 0 ? 'secondary' : 'primary'}
          disabled={campaign.problems.length > 0}
          onClick={() => setAsked('fund')}
        >
          {copy.fund}
        </Button>
      )}
      {campaign !== null && asked !== null ? (
        <Question club={club} campaign={campaign} asked={asked} onClose={() => setAsked(null)} />
      ) : null}
    </Dock>
  );
}

interface QuestionProps {
  club: ClubView;
  campaign: CampaignEditor;
  asked: Asked;
  onClose: () => void;
}

function Question({ club, campaign, asked, onClose }: QuestionProps) {
  const copy = useCopy(manageCampaignsCopy);
  const { tag } = useLocale();
  const navigate = useNavigate();
  const { act, isPending } = useAct(campaign.id);
  const { credits_cents, copies, tokens } = campaign.budget;
  const aside = { amount: formatUsd(credits_cents), copies: numberIn(tag, copies) };
  const words = {
    fund: {
      title: copy.fundTitle,
      text:
        tokens === null
          ? copy.fundText(aside)
          : copy.fundTokens({ ...aside, tokens: numberIn(tag, tokens.amount), symbol: tokens.symbol }),
      label: copy.fund,
      said: copy.funded,
    },
    'take-back': {
      title: copy.takeBackTitle,
      text: copy.takeBackText,
      label: copy.takeBack,
      said: copy.takenBack,
    },
    remove: { title: copy.removeTitle, text: copy.removeText, label: copy.remove, said: undefined },
  }[asked];
  const confirm = async () => {
    const went = await act({ act: asked }, words.said);
    if (went && asked === 'remove') void navigate(manageCampaignsPath(club.handle), { replace: true });
    else onClose();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      confirm={{
        label: words.label,
        tone: asked === 'remove' ? 'danger' : 'gel',
        loading: isPending,
        onConfirm: () => void confirm(),
      }}
    />
  );
}
