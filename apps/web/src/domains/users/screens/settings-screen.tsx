// /user/settings: who I am, the house lights, and the sections that other domains hand in; pages under ?view=.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { fileText } from '@stagepass/ui/icon/phosphor/file-text.ts';
import { shield } from '@stagepass/ui/icon/phosphor/shield.ts';
import { signOut as signOutIcon } from '@stagepass/ui/icon/phosphor/sign-out.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { MailAddress } from '@stagepass/ui/mail-address/mail-address.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { signOut } from '#platform/session/sign-out.ts';
import { countUnsent } from '#platform/session/sign-out-unsent.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { setTheme, type Theme, useTheme } from '#platform/theme/theme.ts';
import { useTitle } from '#platform/title/title.ts';
import { usersCopy } from '../copy.ts';
import { useOwnProfile } from '../data/own-profile.ts';
import { Handle } from '../parts/handle.tsx';
import { profilePath, settingsPath } from '../public/paths.ts';
import { PersonAvatar } from '../public/person-avatar.tsx';
import { type SettingsSection, settingsSections } from '../public/settings-sections.ts';
import '../parts/settings.css';

export function Component() {
  const [search] = useSearch();
  const asked = search.get('view');
  const section =
    asked === null ? undefined : settingsSections.read().find(({ views }) => Object.hasOwn(views, asked));
  const load = asked === null ? undefined : section?.views[asked];
  if (load) return <ViewPage load={load} />;
  // Drawn when all its sections are there: each coming in by itself would push down what is being read.
  return (
    <Suspense fallback={<HomeWaiting />}>
      <Home />
    </Suspense>
  );
}

function Waiting() {
  const { loading } = useCopy(usersCopy);
  return (
    <SkeletonGroup label={loading}>
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonGroup>
  );
}

function ViewPage({ load }: { load: SettingsSection['views'][string] }) {
  const View = lazySlot(async () => (await load()).View, load);
  return (
    <BackScreen above={settingsPath()}>
      <Suspense fallback={<Waiting />}>
        <View />
      </Suspense>
    </BackScreen>
  );
}

function HomeWaiting() {
  const { settings } = useCopy(usersCopy);
  return (
    <Screen>
      <TopBar leading={<BackButton above="/discover" />} />
      <ScreenBody className="sp-settings">
        <h1 className="sp-display">{settings.title}</h1>
        <AccountCard />
        <Lights />
        <div className="mt-7">
          <Waiting />
        </div>
      </ScreenBody>
    </Screen>
  );
}

function Home() {
  const { settings } = useCopy(usersCopy);
  useTitle(settings.title);
  return (
    <Screen>
      <TopBar leading={<BackButton above="/discover" />} />
      <ScreenBody className="sp-settings">
        <h1 className="sp-display">{settings.title}</h1>
        <AccountCard />
        <Lights />
        {settingsSections.read().map((section) => (
          <Slot key={section.name} section={section} />
        ))}
        <RowGroup heading={settings.house}>
          <ListRow
            title={settings.terms}
            leading={<Icon of={fileText} />}
            leads
            render={(anatomy) => <Link to="/legal/terms" {...anatomy} />}
          />
          <ListRow
            title={settings.privacy}
            leading={<Icon of={shield} />}
            leads
            render={(anatomy) => <Link to="/legal/privacy" {...anatomy} />}
          />
        </RowGroup>
        <SignOut />
      </ScreenBody>
    </Screen>
  );
}

function Slot({ section }: { section: SettingsSection }) {
  const Section = lazySlot(async () => (await section.load()).Section, section);
  return <Section />;
}

/** Drawn from the session at once; the profile only corrects it. */
function AccountCard() {
  const session = useSession();
  useOwnProfile();
  if (!session) return null;
  return (
    <Link to={profilePath()} className="sp-settings-card sp-row">
      <PersonAvatar person={session} size={52} />
      <span className="sp-row-words">
        <span className="sp-head block break-words">{session.display_name}</span>
        <span className="sp-small sp-faint block break-words">
          <Handle name={session.user_name} />, <MailAddress last>{session.email}</MailAddress>
        </span>
      </span>
      <Icon of={caretRight} weight="bold" mirror size="1rem" className="sp-row-caret" />
    </Link>
  );
}

function Lights() {
  const { settings } = useCopy(usersCopy);
  const theme = useTheme();
  return (
    <section>
      <h2 className="sp-row-group-heading">{settings.lights}</h2>
      <SegmentedControl<Theme>
        label={settings.theme}
        value={theme}
        onChange={setTheme}
        segments={[
          { value: 'dark', label: settings.dark },
          { value: 'light', label: settings.light },
          { value: 'system', label: settings.system },
        ]}
      />
    </section>
  );
}

function SignOut() {
  const { settings } = useCopy(usersCopy);
  const [asks, setAsks] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const userId = useSession()?.user_id;
  const unsent = asks && userId !== undefined ? countUnsent(userId) : 0;
  return (
    <div className="mt-7">
      <Button variant="outline" wide icon={<Icon of={signOutIcon} />} onClick={() => setAsks(true)}>
        {settings.signOut}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={settings.signOutTitle}
        description={unsent > 0 ? settings.signOutUnsent({ count: unsent }) : settings.signOutText}
        cancelLabel={settings.stay}
        confirm={{
          label: settings.signOut,
          loading: leaving,
          onConfirm: () => {
            setLeaving(true);
            void signOut();
          },
        }}
      />
    </div>
  );
}
