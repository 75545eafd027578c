// The clubs of a campaign: who takes part, who was asked, inviting another one, and leaving with one's own.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { manageCampaignsPath } from '../../public/paths.ts';
import { useAct } from './use-act.ts';

export function ClubsSection({ club, campaign }: { club: ClubView; campaign: CampaignEditor }) {
  const { clubs: words } = useCopy(manageCampaignsCopy);
  const { act } = useAct(campaign.id);
  const isDraft = campaign.state === 'draft';
  const own = campaign.clubs.find((one) => one.club.id === club.id);
  return (
    <section className="grid gap-3" aria-label={words.title}>
      <h2 className="sp-field-label">{words.title}</h2>
      <RowGroup>
        {campaign.clubs.map((one) => (
          <ListRow
            key={one.club.id}
            title={<span dir="auto">{one.club.name}</span>}
            detail={one.host ? words.host : words[one.answer]}
            leading={<ClubPicture club={one.club} size={40} />}
            trailing={
              isDraft && !one.host && campaign.can.edit ? (
                <IconButton
                  label={words.remove({ club: one.club.name })}
                  icon={<Icon of={x} />}
                  onClick={() => void act({ act: 'remove-club', club_id: one.club.id })}
                />
              ) : null
            }
          />
        ))}
      </RowGroup>
      {isDraft && campaign.can.edit ? <Invite campaign={campaign} /> : null}
      {isDraft && own?.answer === 'accepted' && own.manages && !own.host ? (
        <Leave club={club} campaign={campaign} />
      ) : null}
    </section>
  );
}

function Leave({ club, campaign }: { club: ClubView; campaign: CampaignEditor }) {
  const { clubs: words } = useCopy(manageCampaignsCopy);
  const navigate = useNavigate();
  const { act, isPending } = useAct(campaign.id);
  const [asks, setAsks] = useState(false);
  const leave = async () => {
    if (await act({ act: 'remove-club', club_id: club.id }, words.left))
      void navigate(manageCampaignsPath(club.handle), { replace: true });
    else setAsks(false);
  };
  return (
    <>
      <Button variant="ghost" size="small" tone="danger" onClick={() => setAsks(true)}>
        {words.leave}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.leaveTitle}
        description={words.leaveText({ club: club.name, host: campaign.club.name })}
        confirm={{
          label: words.leave,
          tone: 'danger',
          loading: isPending,
          onConfirm: () => void leave(),
        }}
      />
    </>
  );
}

function Invite({ campaign }: { campaign: CampaignEditor }) {
  const { clubs: words } = useCopy(manageCampaignsCopy);
  const { act, isPending } = useAct(campaign.id);
  const [open, setOpen] = useState(false);
  const [handle, setHandle] = useState('');
  if (!open)
    return (
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {words.invite}
      </Button>
    );
  const send = async () => {
    if (await act({ act: 'invite', club: handle.trim() }, words.sent)) setHandle('');
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        label={words.handle}
        hint={words.handleHint}
        autoCapitalize="none"
        autoComplete="off"
        value={handle}
        maxLength={64}
        onChange={(event) => setHandle(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={isPending} disabled={handle.trim() === ''}>
        {words.send}
      </Button>
    </form>
  );
}
