// /club/{id}/manage-webhooks: the addresses that are told what happens in the club, and adding one.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plugs } from '@stagepass/ui/icon/phosphor/plugs.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { webhooksCopy } from '../copy.ts';
import { useCreateWebhook, useWebhooks } from '../data/webhooks.ts';
import { SecretSheet } from '../parts/secret-sheet.tsx';
import { WebhookSheet } from '../parts/webhook-sheet.tsx';
import { useWebhookState } from '../parts/webhook-state.ts';
import { webhookPath } from '../public/paths.ts';

export function Component() {
  return <ClubFrame need="manage_club">{(club) => <ManageWebhooks club={club} />}</ClubFrame>;
}

function ManageWebhooks({ club }: { club: ClubView }) {
  const copy = useCopy(webhooksCopy);
  useTitle(copy.title);
  const create = useCreateWebhook(club.id);
  const [adds, setAdds] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{copy.lead}</p>
      <List club={club} />
      <div className="mt-4">
        <Button wide onClick={() => setAdds(true)}>
          {copy.add}
        </Button>
      </div>
      {adds ? (
        <WebhookSheet
          webhook={null}
          send={async (draft) => {
            const made = await create.mutateAsync(draft);
            setAdds(false);
            setSecret(made.secret);
          }}
          onClose={() => setAdds(false)}
        />
      ) : null}
      {secret === null ? null : <SecretSheet secret={secret} onClose={() => setSecret(null)} />}
    </ClubScreen>
  );
}

function List({ club }: { club: ClubView }) {
  const copy = useCopy(webhooksCopy);
  const query = useWebhooks(club.id);
  const stateOf = useWebhookState();
  return (
    <Answered query={query} copy={copy} failed={copy.failed}>
      {(webhooks) =>
        webhooks.length === 0 ? (
          <EmptyState title={copy.noneTitle}>{copy.none}</EmptyState>
        ) : (
          <RowGroup>
            {webhooks.map((webhook) => (
              <ListRow
                key={webhook.id}
                leading={<IconPlate icon={<Icon of={plugs} />} />}
                title={<span className="wrap-anywhere">{webhook.url}</span>}
                detail={`${stateOf(webhook)} · ${copy.events({ count: webhook.kinds.length })}`}
                leads
                render={(anatomy) => <Link to={webhookPath(club.handle, webhook.id)} {...anatomy} />}
              />
            ))}
          </RowGroup>
        )
      }
    </Answered>
  );
}
