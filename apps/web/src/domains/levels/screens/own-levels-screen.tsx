// /club/levels: my level in each of my clubs, and what is missing for the next.
import type { OwnLevel } from '@stagepass/contract/levels/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { levelsCopy } from '../copy.ts';
import { useOwnLevels } from '../data/levels.ts';
import { perkWords } from '../parts/perk-words.tsx';
import { clubLevelsPath } from '../public/paths.ts';
import '../parts/levels.css';

export function Component() {
  const copy = useCopy(levelsCopy);
  const { own } = copy;
  useTitle(own.title);
  const query = useOwnLevels();
  return (
    <Screen>
      <TopBar leading={<BackButton above={myClubsPath()} />} />
      <ScreenBody>
        <h1 className="sp-display">{own.title}</h1>
        <Answered
          query={query}
          copy={copy}
          failed={own.failed}
          picture={<Illustration name="amp" />}
          skeleton={<Waiting />}
        >
          {(levels) =>
            levels.length === 0 ? (
              <EmptyState
                title={own.emptyTitle}
                picture={<Illustration name="rail" />}
                action={<LinkButton to="/discover">{own.toDiscover}</LinkButton>}
              >
                {own.empty}
              </EmptyState>
            ) : (
              <>
                <ul className="sp-own-levels">
                  {levels.map((level) => (
                    <li key={level.club.id}>
                      <GelScope hue={level.club.hue}>
                        <InClub level={level} />
                      </GelScope>
                    </li>
                  ))}
                </ul>
                <More query={query} />
              </>
            )
          }
        </Answered>
      </ScreenBody>
    </Screen>
  );
}

function InClub({ level: { club, level, name, next, missing_xp, into_xp, span_xp } }: { level: OwnLevel }) {
  const { own, perk } = useCopy(levelsCopy);
  const missing = own.missing({ count: missing_xp, level: level + 1 });
  const ahead =
    next === null
      ? []
      : [...(next.name === null ? [] : [next.name]), ...next.perks.map((one) => perkWords(one, perk))];
  return (
    <Link to={clubLevelsPath(club.handle)} className="sp-own-level">
      <ClubPicture club={club} size={52} />
      <span className="sp-own-level-words">
        <span className="sp-head" dir="auto">
          {club.name}
        </span>
        <span className="sp-small sp-quiet" dir="auto">
          {name === null ? own.level({ level }) : own.named({ level, name })}
        </span>
      </span>
      <span className="sp-own-level-way">
        <VuMeter value={into_xp} max={span_xp} label={own.level({ level })} valueText={missing} />
        <span className="sp-small sp-quiet">{missing}</span>
        {next === null || ahead.length === 0 ? null : (
          <span className="sp-small" dir="auto">
            {own.next({ level: next.level, what: ahead.join(' · ') })}
          </span>
        )}
      </span>
    </Link>
  );
}

function Waiting() {
  return (
    <div className="mt-5 grid gap-2.5">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} width="100%" height="8rem" />
      ))}
    </div>
  );
}
