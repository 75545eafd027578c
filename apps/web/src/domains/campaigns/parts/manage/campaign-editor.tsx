// The editor of a campaign: its words and times, clubs, missions, rewards, what funding sets aside, and what is missing for it.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useTitle } from '#platform/title/title.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { campaignPath, manageCampaignsPath } from '../../public/paths.ts';
import { BudgetFigures } from './budget-figures.tsx';
import { ClubsSection } from './clubs-section.tsx';
import { EditorDock } from './editor-dock.tsx';
import { MissionsSection } from './missions-section.tsx';
import { RewardsSection } from './rewards-section.tsx';
import { type EditorProps, useCampaignForm } from './use-campaign-form.ts';
import { WordsSection } from './words-section.tsx';
import './manage-campaigns.css';

export function CampaignEditorScreen({ club, campaign }: EditorProps) {
  const copy = useCopy(manageCampaignsCopy);
  const form = useCampaignForm({ club, campaign });
  const title = campaign === null ? copy.newTitle : copy.editTitle;
  useTitle(title);
  const isDraft = campaign === null || campaign.state === 'draft';
  const edits = campaign?.can.edit ?? true;
  return (
    <Screen>
      <TopBar
        leading={<LeaveGuard dirty={form.dirty} above={manageCampaignsPath(club.handle)} copy={copy} />}
        title={<span dir="auto">{club.name}</span>}
        actions={
          campaign === null ? null : (
            <IconButton
              label={copy.preview}
              icon={<Icon of={eye} />}
              render={(anatomy) => <Link to={campaignPath(campaign.id)} {...anatomy} />}
            />
          )
        }
      />
      <ScreenBody>
        <h1 className="sp-display mb-4">{edits ? title : campaign?.title}</h1>
        {campaign !== null && !edits ? (
          <Notice tone="plain">{copy.guest({ club: campaign.club.name })}</Notice>
        ) : isDraft ? null : (
          <Notice tone="plain">{campaign?.state === 'closed' ? copy.over : copy.frozen}</Notice>
        )}
        <div className="sp-campaign-form mt-4">
          {edits ? <WordsSection club={club} campaign={campaign} form={form} fixed={!isDraft} /> : null}
          {campaign === null ? (
            <Notice tone="plain">{copy.missions.saveFirst}</Notice>
          ) : (
            <>
              <ClubsSection club={club} campaign={campaign} />
              <MissionsSection campaign={campaign} />
            </>
          )}
          {edits ? <RewardsSection club={club} campaign={campaign} form={form} fixed={!isDraft} /> : null}
          {campaign !== null && edits ? <BudgetFigures campaign={campaign} /> : null}
          <FormError of={form} />
          {campaign !== null && edits && isDraft ? <Problems campaign={campaign} /> : null}
        </div>
      </ScreenBody>
      {edits ? <EditorDock club={club} campaign={campaign} form={form} /> : null}
    </Screen>
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
