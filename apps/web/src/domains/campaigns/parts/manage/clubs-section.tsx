// The clubs of a campaign: who takes part, who was asked, inviting another one, and answering for one's own.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { useAct } from './use-act.ts';

export function ClubsSection({ club, campaign }: { club: ClubView; campaign: CampaignEditor }) {
  const { clubs: words } = useCopy(manageCampaignsCopy);
  const { act, isPending } = useAct(campaign.id);
  const isDraft = campaign.state === 'draft';
  const own = campaign.clubs.find((one) => one.club.id === club.id);
  return (
    <section className="grid gap-3" aria-label={words.title}>
      <h2 className="sp-field-label">{words.title}</h2>
      {own?.answer === 'invited' ? (
        <Notice>
          <p>{words.asked({ host: campaign.club.name, club: club.name })}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              loading={isPending}
              onClick={() => void act({ act: 'answer', club_id: club.id, accept: true })}
            >
              {words.accept}
            </Button>
            <Button
              variant="secondary"
              loading={isPending}
              onClick={() => void act({ act: 'answer', club_id: club.id, accept: false })}
            >
              {words.decline}
            </Button>
          </div>
        </Notice>
      ) : null}
      <RowGroup>
        {campaign.clubs.map((one) => (
          <ListRow
            key={one.club.id}
            title={<span dir="auto">{one.club.name}</span>}
            detail={one.host ? words.host : words[one.answer]}
            leading={<ClubPicture club={one.club} size={40} />}
            trailing={
              isDraft && !one.host && (campaign.can.edit || one.manages) ? (
                <IconButton
                  label={campaign.can.edit ? words.remove({ club: one.club.name }) : words.leave}
                  icon={<Icon of={x} />}
                  onClick={() => void act({ act: 'remove-club', club_id: one.club.id })}
                />
              ) : null
            }
          />
        ))}
      </RowGroup>
      {isDraft && campaign.can.edit ? <Invite campaign={campaign} /> : null}
    </section>
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
