// What somebody is notified about: kinds by channel, for all clubs or (?club=) a single one, quiet hours and the digest.
import type { NotificationChannel, NotificationKind } from '@stagepass/base/notification-kinds.ts';
import type { NotificationPreferences } from '@stagepass/contract/notifications/shapes.ts';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { otpVerifyPath } from '#domains/auth/public/paths.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useChangePreferences, usePreferences } from '../../data/preferences.ts';
import { usePushDevices } from '../../data/push.ts';
import { kindGroups } from '../../model/kind-rows.ts';
import { notificationSettingsPath } from '../../public/paths.ts';
import { pushView } from '../../public/views.ts';
import { settingsCopy } from '../../settings-copy.ts';
import { ClubChoices, ClubList } from './club-choices.tsx';
import { KindsTables } from './kinds-table.tsx';
import { QuietHoursFields } from './quiet-hours.tsx';
import { ViewHead } from './view-head.tsx';

const rhythms = ['off', 'daily', 'weekly'] as const;

export function View() {
  const copy = useCopy(settingsCopy);
  const [search] = useSearch();
  const clubId = search.get('club');
  const preferences = usePreferences();
  if (clubId !== null)
    return (
      <Answered query={preferences} copy={copy} failed={copy.failed}>
        {(data) => <ClubChoices preferences={data} clubId={clubId} />}
      </Answered>
    );
  return (
    <>
      <ViewHead title={copy.title} lead={copy.lead} />
      <Answered query={preferences} copy={copy} failed={copy.failed}>
        {(data) => <Choices preferences={data} />}
      </Answered>
    </>
  );
}

function Choices({ preferences }: { preferences: NotificationPreferences }) {
  const copy = useCopy(settingsCopy);
  const { mutate: change } = useChangePreferences({
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const choose = (kind: NotificationKind, channel: NotificationChannel, on: boolean) =>
    change({ kinds: { [kind]: { [channel]: on } } });
  return (
    <div className="grid gap-7">
      <Hints canMail={preferences.can_mail} />
      <QuietHoursFields preferences={preferences} onChange={change} />
      <div>
        <ChoiceGroup
          label={copy.digest.heading}
          choices={rhythms.map((value) => ({ value, title: copy.digest[value] }))}
          value={preferences.digest}
          onChange={(digest) => change({ digest })}
        />
        <p className="sp-small sp-faint mt-2">{copy.digest.hint}</p>
      </div>
      <ClubList preferences={preferences} />
      <section>
        <KindsTables
          groups={kindGroups({ staff: preferences.staff, perClub: false })}
          isOn={(kind, channel) => preferences.kinds[kind]?.[channel] ?? false}
          onChange={choose}
        />
        <p className="sp-small sp-faint mt-3">{copy.lockedHint}</p>
      </section>
    </div>
  );
}

/** Choices that cannot have an effect yet, and what to do. */
function Hints({ canMail }: { canMail: boolean }) {
  const copy = useCopy(settingsCopy);
  const devices = usePushDevices();
  const noPush = devices.data !== undefined && !devices.data.some((device) => device.this_device);
  if (canMail && !noPush) return null;
  return (
    <div className="grid gap-3">
      {noPush ? (
        <Notice
          tone="plain"
          icon={<Icon of={info} size="1.25rem" />}
          action={
            <LinkButton to={settingsPath(pushView)} variant="secondary" size="small">
              {copy.pushSetUp}
            </LinkButton>
          }
        >
          {copy.pushOff}
        </Notice>
      ) : null}
      {canMail ? null : (
        <Notice
          tone="warn"
          action={
            <LinkButton to={otpVerifyPath(notificationSettingsPath())} variant="ghost" size="small">
              {copy.verify}
            </LinkButton>
          }
        >
          {copy.unverified}
        </Notice>
      )}
    </div>
  );
}
