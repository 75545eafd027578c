// /club/{id}/info: what the club is, its rules, who runs it, where else it is; share, report, leave.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bell } from '@stagepass/ui/icon/phosphor/bell.ts';
import { flag } from '@stagepass/ui/icon/phosphor/flag.ts';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { identificationCard } from '@stagepass/ui/icon/phosphor/identification-card.ts';
import { linkSimple } from '@stagepass/ui/icon/phosphor/link-simple.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { signOut } from '@stagepass/ui/icon/phosphor/sign-out.ts';
import { userPlus } from '@stagepass/ui/icon/phosphor/user-plus.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { type ReactNode, useState } from 'react';
import { clubNotificationsPath, userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useTitle } from '#platform/title/title.ts';
import { infoCopy } from '../info-copy.ts';
import { isMember } from '../model/way-in.ts';
import { LeaveDialog } from '../parts/leave-dialog.tsx';
import { ClubFacts } from '../public/club-facts.tsx';
import { ClubFrame } from '../public/club-frame.tsx';
import { ClubScreen } from '../public/club-screen.tsx';
import { HandOverAnswer } from '../public/hand-over-answer.tsx';
import { HouseRules } from '../public/house-rules.tsx';
import { clubScreenPath } from '../public/paths.ts';
import { shareClub } from '../public/share-club.ts';
import type { ClubView } from '../public/use-club.ts';

const ReportSheet = latePart(() => import('#domains/safety/public/report-sheet.tsx'), 'ReportSheet', null);

export function Component() {
  return <ClubFrame>{(club) => <Info club={club} />}</ClubFrame>;
}

function Info({ club }: { club: ClubView }) {
  const copy = useCopy(infoCopy);
  useTitle(copy.title({ club: club.name }));
  return (
    <ClubScreen club={club}>
      <h1 className="sp-display" dir="auto">
        {club.name}
      </h1>
      {club.tagline === '' ? null : (
        <p className="sp-quiet mt-2" dir="auto">
          {club.tagline}
        </p>
      )}
      <ClubFacts club={club} />
      {club.viewer.can.answer_hand_over ? (
        <div className="mt-5">
          <HandOverAnswer club={club} />
        </div>
      ) : null}
      <About club={club} />
      <Section title={copy.rules}>
        {club.house_rules.length === 0 ? (
          <p className="sp-quiet">{copy.noRules}</p>
        ) : (
          <HouseRules rules={club.house_rules} />
        )}
      </Section>
      <Section title={copy.creator}>
        <RowGroup>
          <UserCard user={club.owner} detail={copy.owner} to={userPath(club.owner.user_name)} />
        </RowGroup>
      </Section>
      <Links club={club} />
      <More club={club} />
    </ClubScreen>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <SectionHead title={title} />
      {children}
    </section>
  );
}

function About({ club }: { club: ClubView }) {
  const copy = useCopy(infoCopy);
  if (club.description === '' && !club.viewer.can.manage_club) return null;
  return (
    <Section title={copy.about}>
      {club.description === '' ? (
        <p className="sp-quiet">
          {copy.noWords} <LinkWords to={clubScreenPath(club.handle, 'settings')}>{copy.writeWords}</LinkWords>
        </p>
      ) : (
        <div dir="auto">
          <Markdown text={club.description} />
        </div>
      )}
    </Section>
  );
}

function Links({ club }: { club: ClubView }) {
  const copy = useCopy(infoCopy);
  if (club.links.length === 0) return null;
  return (
    <Section title={copy.links}>
      <RowGroup>
        {club.links.map(({ label, url }) => {
          const address = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
          return (
            <ListRow
              key={`${label} ${url}`}
              title={<span dir="auto">{label}</span>}
              detail={
                <>
                  <span className="break-all">{address}</span>
                  <VisuallyHidden>{copy.opensApart}</VisuallyHidden>
                </>
              }
              leading={<IconPlate tone="gel" icon={<Icon of={linkSimple} />} />}
              leads
              render={(anatomy) => (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" {...anatomy} />
              )}
            />
          );
        })}
      </RowGroup>
    </Section>
  );
}

function More({ club }: { club: ClubView }) {
  const copy = useCopy(infoCopy);
  const { can, role } = club.viewer;
  const inside = isMember(club.viewer);
  const to = (screen: Parameters<typeof clubScreenPath>[1]) => clubScreenPath(club.handle, screen);
  return (
    <Section title={copy.more}>
      <RowGroup>
        {inside ? (
          <>
            <Way to={to('id-center')} icon={<Icon of={identificationCard} />} title={copy.card} />
            <Way to={to('invite')} icon={<Icon of={userPlus} />} title={copy.invite} />
            <Way to={clubNotificationsPath(club.id)} icon={<Icon of={bell} />} title={copy.notifications} />
          </>
        ) : null}
        <ListRow
          title={copy.share}
          leading={<Icon of={shareFat} size="1.375rem" />}
          onPress={() => void shareClub(club)}
        />
        {can.manage_club ? (
          <Way to={to('settings')} icon={<Icon of={gearSix} />} title={copy.settings} />
        ) : null}
        <ReportRow club={club} />
        {can.leave ? <LeaveRow club={club} /> : null}
      </RowGroup>
      {role === 'owner' ? <p className="sp-small sp-faint mt-3">{copy.ownerStays}</p> : null}
    </Section>
  );
}

function Way({ to, icon, title }: { to: string; icon: ReactNode; title: string }) {
  return (
    <ListRow
      title={title}
      leading={<span className="text-[1.375rem] flex">{icon}</span>}
      leads
      render={(anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

function ReportRow({ club }: { club: ClubView }) {
  const copy = useCopy(infoCopy);
  const [open, setOpen] = useState(false);
  const { role } = club.viewer;
  const leading = <Icon of={flag} size="1.375rem" />;
  // Nobody reports what is their own.
  if (role === 'owner') return null;
  if (role === 'visitor') {
    const next = clubScreenPath(club.handle, 'info');
    return (
      <ListRow
        title={copy.report}
        leading={leading}
        render={(anatomy) => <Link to={permissionErrorPath({ reason: 'sign-in', next })} {...anatomy} />}
      />
    );
  }
  return (
    <>
      <ListRow title={copy.report} leading={leading} onPress={() => setOpen(true)} />
      {open ? <ReportSheet subject={{ kind: 'club', id: club.id }} open onOpenChange={setOpen} /> : null}
    </>
  );
}

function LeaveRow({ club }: { club: ClubView }) {
  const copy = useCopy(infoCopy);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <ListRow
        title={copy.leave}
        tone="danger"
        leading={<Icon of={signOut} size="1.375rem" />}
        onPress={() => setAsks(true)}
      />
      <LeaveDialog club={club} open={asks} onOpenChange={setAsks} />
    </>
  );
}
