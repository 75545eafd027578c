// The editor of a campaign: its words and times, clubs, missions, rewards, what funding sets aside, and what is missing for it.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { FormError } from '#platform/forms/form-error.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { BudgetFigures } from './budget-figures.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { ClosedCampaign } from './closed-campaign.tsx';
import { ClubsSection } from './clubs-section.tsx';
import { EditorDock } from './editor-dock.tsx';
import { GuestCampaign } from './guest-campaign.tsx';
import { MissionsSection } from './missions-section.tsx';
import { RewardsSection } from './rewards-section.tsx';
import { type EditorProps, useCampaignForm } from './use-campaign-form.ts';
import { WordsSection } from './words-section.tsx';

export function CampaignEditorScreen({ club, campaign }: EditorProps) {
  const [edits, setEdits] = useState(false);
  if (campaign?.state === 'closed' && !edits)
    return <ClosedCampaign club={club} campaign={campaign} onEdit={() => setEdits(true)} />;
  if (campaign !== null && !campaign.can.edit) return <GuestCampaign club={club} campaign={campaign} />;
  return <Editor club={club} campaign={campaign} />;
}

function Editor({ club, campaign }: EditorProps) {
  const copy = useCopy(manageCampaignsCopy);
  const form = useCampaignForm({ club, campaign });
  const isDraft = campaign === null || campaign.state === 'draft';
  const isOver = campaign?.state === 'closed';
  return (
    <CampaignPage
      club={club}
      campaign={campaign}
      title={campaign === null ? copy.newTitle : copy.editTitle}
      notice={isDraft ? null : <Notice tone="plain">{isOver ? copy.over : copy.frozen}</Notice>}
      dock={<EditorDock club={club} campaign={campaign} form={form} />}
      dirty={form.dirty}
    >
      <CampaignPreview club={club} campaign={campaign} typed={form.values} />
      <WordsSection club={club} campaign={campaign} form={form} fixed={!isDraft} />
      {campaign === null ? (
        <Notice tone="plain">{copy.missions.saveFirst}</Notice>
      ) : isOver ? null : (
        <>
          <ClubsSection club={club} campaign={campaign} />
          <MissionsSection campaign={campaign} />
        </>
      )}
      {isOver ? null : <RewardsSection club={club} campaign={campaign} form={form} fixed={!isDraft} />}
      {campaign === null || isOver ? null : <BudgetFigures campaign={campaign} />}
      <FormError of={form} />
      {campaign !== null && isDraft ? <Problems campaign={campaign} /> : null}
    </CampaignPage>
  );
}

function Problems({ campaign: { problems } }: { campaign: CampaignEditor }) {
  const copy = useCopy(manageCampaignsCopy);
  if (problems.length === 0) return null;
  return (
    <section aria-label={copy.problemsTitle}>
      <Notice tone="plain">
        <b>{copy.problemsTitle}</b>
        <ul className="sp-campaign-problems">
          {problems.map((problem) => (
            <li key={problem}>{copy.problems[problem]}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
