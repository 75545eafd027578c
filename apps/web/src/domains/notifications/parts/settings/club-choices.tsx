// Single clubs: which have settings of their own, choosing one, and the table of one.
import type { NotificationChannel, NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { ClubChoice, NotificationPreferences } from '@stagepass/contract/notifications/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { type ClubView, useClub } from '#domains/clubs/public/use-club.ts';
import { clubNotificationsPath } from '#domains/users/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useChangePreferences, useOwnClubs } from '../../data/preferences.ts';
import { kindGroups } from '../../model/kind-rows.ts';
import { notificationSettingsPath } from '../../public/paths.ts';
import { settingsCopy } from '../../settings-copy.ts';
import { KindsTables } from './kinds-table.tsx';
import { ViewHead } from './view-head.tsx';

export function ClubList({ preferences }: { preferences: NotificationPreferences }) {
  const { clubs: copy } = useCopy(settingsCopy);
  const own = useOwnClubs();
  const chosen = new Set(preferences.clubs.map(({ club }) => club.id));
  const others = (own.data ?? []).filter(({ club }) => !chosen.has(club.id));
  return (
    <section>
      <RowGroup heading={copy.heading}>
        {preferences.clubs.map(({ club, kinds }) => (
          <ListRow
            key={club.id}
            title={club.name}
            detail={copy.own({ count: Object.keys(kinds).length })}
            leading={<ClubPicture club={club} size={40} />}
            leads
            render={(anatomy) => <Link to={clubNotificationsPath(club.id)} {...anatomy} />}
          />
        ))}
      </RowGroup>
      <p className="sp-small sp-faint mt-2 mb-3">{copy.hint}</p>
      {own.data?.length === 0 ? (
        <p className="sp-small sp-quiet">{copy.none}</p>
      ) : (
        <Select
          label={copy.addLabel}
          value=""
          disabled={others.length === 0}
          onChange={(event) => go(clubNotificationsPath(event.currentTarget.value))}
        >
          <option value="">{copy.add}</option>
          {others.map(({ club }) => (
            <option key={club.id} value={club.id}>
              {club.name}
            </option>
          ))}
        </Select>
      )}
      <More query={own} />
    </section>
  );
}

interface ClubChoicesProps {
  preferences: NotificationPreferences;
  clubId: string;
}

export function ClubChoices({ preferences, clubId }: ClubChoicesProps) {
  const choice = preferences.clubs.find(({ club }) => club.id === clubId);
  if (choice) return <Table preferences={preferences} choice={choice} isChosen />;
  return <NewChoices preferences={preferences} clubId={clubId} />;
}

const belongs = ({ role }: ClubView['viewer']): boolean =>
  role === 'member' || role === 'admin' || role === 'owner';

/** Of a club without settings of its own yet, however many clubs somebody has. */
function NewChoices({ preferences, clubId }: ClubChoicesProps) {
  const copy = useCopy(settingsCopy);
  const back = <LinkButton to={notificationSettingsPath()}>{copy.clubs.back}</LinkButton>;
  return (
    <Answered
      query={useClub(clubId)}
      copy={copy}
      failed={copy.failed}
      missing={copy.clubs.gone}
      secondary={back}
    >
      {(club) =>
        belongs(club.viewer) ? (
          <Table preferences={preferences} choice={{ club, kinds: {} }} isChosen={false} />
        ) : (
          <EmptyState title={copy.clubs.gone} action={back} />
        )
      }
    </Answered>
  );
}

interface TableProps {
  preferences: NotificationPreferences;
  choice: Pick<ClubChoice, 'kinds'> & { club: { id: string; name: string } };
  isChosen: boolean;
}

function Table({ preferences, choice: { club, kinds }, isChosen }: TableProps) {
  const copy = useCopy(settingsCopy);
  const failed = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const { mutate: change } = useChangePreferences({ failed });
  const { mutate: reset } = useChangePreferences({
    failed,
    done: () => {
      showToast({ title: copy.clubs.resetDone({ club: club.name }), tone: 'good' });
      go(notificationSettingsPath(), { replace: true });
    },
  });
  const isOn = (kind: NotificationKind, channel: NotificationChannel) =>
    kinds[kind]?.[channel] ?? preferences.kinds[kind]?.[channel] ?? false;
  const takenBack = { app: null, push: null, mail: null };
  const all = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, takenBack]));
  return (
    <>
      <ViewHead title={copy.clubs.title({ club: club.name })} lead={copy.clubs.lead({ club: club.name })} />
      <KindsTables
        groups={kindGroups({ staff: preferences.staff, perClub: true })}
        isOn={isOn}
        onChange={(kind, channel, on) =>
          change({ club: { id: club.id, kinds: { [kind]: { [channel]: on } } } })
        }
      />
      <div className="mt-6 grid gap-3">
        {isChosen ? (
          <Button variant="outline" wide onClick={() => reset({ club: { id: club.id, kinds: all } })}>
            {copy.clubs.reset}
          </Button>
        ) : null}
        <LinkButton to={notificationSettingsPath()} variant="ghost" wide>
          {copy.clubs.back}
        </LinkButton>
      </div>
    </>
  );
}
