// /club/{id}/levels: the club's ladder and where I stand; with ?view=leaderboard its boards, with ?view=edit its editor.
import type { BoardSpan, LevelLadder } from '@stagepass/contract/levels/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { question } from '@stagepass/ui/icon/phosphor/question.ts';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubTabs } from '#domains/clubs/public/club-tabs.tsx';
import { clubPath, clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { levelsCopy } from '../copy.ts';
import { useOpenMissions } from '../data/levels.ts';
import { shareLevel } from '../data/share-level.ts';
import { editLevelsCopy } from '../edit-copy.ts';
import { boardSpans } from '../model/board-spans.ts';
import { wayUp } from '../model/way-up.ts';
import { ClubLadder } from '../parts/club-ladder.tsx';
import { Leaderboard, OwnPlaceDock } from '../parts/leaderboard.tsx';
import { useLadder } from '../public/use-ladder.ts';
import { sharedLevelCopy } from '../shared-copy.ts';
import '../parts/levels.css';

const EditLevels = latePart(() => import('../parts/edit-levels.tsx'), 'EditLevels', null);

type View = 'ladder' | 'leaderboard';

export function Component() {
  return <ClubFrame>{(club) => <ClubLevels club={club} />}</ClubFrame>;
}

function ClubLevels({ club }: { club: ClubView }) {
  const copy = useCopy(levelsCopy);
  useTitle(copy.titleOf({ club: club.name }));
  const [search, change] = useSearch();
  const ladder = useLadder(club.id);
  const asked = search.get('view');
  const isMember = ladder.data !== undefined && ladder.data.mine !== null;
  const view: View = asked === 'leaderboard' && isMember ? 'leaderboard' : 'ladder';
  const span = boardSpans.find((one) => one === search.get('span')) ?? '7d';
  if (asked === 'edit' && club.viewer.can.manage_members) return <Editor club={club} />;
  return (
    <Screen>
      <LampBeam at="16%" lean={-22} spread={40} strength={0.9} />
      <ClubBar
        club={club}
        actions={
          <Actions
            club={club}
            isMember={isMember}
            onEdit={() => change({ view: 'edit' }, { replace: false })}
          />
        }
      />
      <ScreenBody>
        <ClubTabs club={club} current="levels" />
        <Answered
          query={ladder}
          copy={copy}
          failed={copy.failed}
          picture={<Illustration name="amp" />}
          skeleton={<Waiting />}
        >
          {(found) => (
            <>
              <Heading club={club} ladder={found} />
              {found.mine === null ? null : (
                <div className="sp-levels-view">
                  <SegmentedControl<View>
                    label={copy.view.label}
                    value={view}
                    segments={(['ladder', 'leaderboard'] as const).map((value) => ({
                      value,
                      label: copy.view[value],
                    }))}
                    onChange={(next) => change({ view: next === 'ladder' ? null : next })}
                  />
                </div>
              )}
              {view === 'ladder' ? (
                <ClubLadder ladder={found} />
              ) : (
                <Leaderboard
                  club={club}
                  span={span}
                  onSpan={(next: BoardSpan) => change({ span: next === '7d' ? null : next })}
                />
              )}
            </>
          )}
        </Answered>
      </ScreenBody>
      {ladder.data === undefined ? null : view === 'leaderboard' ? (
        <OwnPlaceDock club={club} span={span} />
      ) : (
        <WayUpDock club={club} ladder={ladder.data} />
      )}
    </Screen>
  );
}

function Heading({ club, ladder: { mine, steps } }: { club: ClubView; ladder: LevelLadder }) {
  const copy = useCopy(levelsCopy);
  if (mine === null) return <h1 className="sp-display mt-4">{copy.visitor({ club: club.name })}</h1>;
  const next = mine.level + 1;
  const name = steps.find(({ level }) => level === next)?.name ?? copy.unnamed({ level: next });
  return (
    <h1 className="sp-display mt-4" dir="auto">
      {copy.toNext({ count: mine.missing_xp, name })}
    </h1>
  );
}

interface ActionsProps {
  club: ClubView;
  isMember: boolean;
  onEdit: () => void;
}

function Actions({ club, isMember, onEdit }: ActionsProps) {
  const copy = useCopy(levelsCopy);
  const sharing = useCopy(sharedLevelCopy);
  const session = useSession();
  const [helps, setHelps] = useState(false);
  return (
    <>
      {club.viewer.can.manage_members ? (
        <IconButton label={copy.edit} icon={<Icon of={pencilSimple} />} onClick={onEdit} />
      ) : null}
      {isMember && session !== null ? (
        <IconButton
          label={sharing.share}
          icon={<Icon of={shareFat} />}
          onClick={() => void shareLevel({ club, user_name: session.user_name }, sharing)}
        />
      ) : null}
      <IconButton label={copy.help} icon={<Icon of={question} />} onClick={() => setHelps(true)} />
      {helps ? (
        <Sheet title={copy.help} onClose={() => setHelps(false)}>
          <div className="grid gap-3">
            <p>{copy.helpText}</p>
            <p className="sp-quiet">{copy.helpKept}</p>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

/** What brings me up soonest; for whoever is no member, the way in. */
function WayUpDock({ club, ladder: { mine } }: { club: ClubView; ladder: LevelLadder }) {
  const copy = useCopy(levelsCopy);
  const canTakePart = mine !== null && club.viewer.can.take_part;
  const missions = useOpenMissions(club.id, canTakePart);
  if (mine === null)
    return (
      <Dock>
        <p className="sp-levels-way sp-small sp-quiet">{copy.join}</p>
        <LinkButton to={clubPath(club.handle)} wide>
          {copy.viewClub}
        </LinkButton>
      </Dock>
    );
  const way = wayUp(missions.data ?? [], mine.missing_xp);
  if (!canTakePart || way === null) return null;
  return (
    <Dock>
      <p className="sp-levels-way sp-small">
        <span className="sp-quiet">{copy.wayUp}</span>
        <span>{copy.wayUpMissions(way)}</span>
      </p>
      <LinkButton to={clubScreenPath(club.handle, 'missions')} wide>
        {copy.openMissions}
      </LinkButton>
    </Dock>
  );
}

function Editor({ club }: { club: ClubView }) {
  const copy = useCopy(editLevelsCopy);
  const { failed } = useCopy(levelsCopy);
  useTitle(copy.title);
  const ladder = useLadder(club.id);
  return (
    <Screen>
      <ClubBar club={club} above={clubScreenPath(club.handle, 'manage')} />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <Answered query={ladder} copy={copy} failed={failed} skeleton={<Waiting />}>
          {(found) => <EditLevels clubId={club.id} ladder={found} />}
        </Answered>
      </ScreenBody>
    </Screen>
  );
}

function Waiting() {
  return (
    <div className="mt-4 grid gap-4">
      <Skeleton width="80%" height="4rem" />
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} width="100%" height="4.25rem" />
      ))}
    </div>
  );
}
