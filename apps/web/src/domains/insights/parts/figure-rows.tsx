// Figures as numbers: three at the head, and all of them as rows that open what they are made of.
import type { InsightFigure } from '@stagepass/contract/insights/kinds.ts';
import type { ClubInsights, Figure } from '@stagepass/contract/insights/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useState } from 'react';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import { clubMoneyPath } from '#domains/ledger/public/paths.ts';
import { manageStorePath } from '#domains/market/public/paths.ts';
import { manageMissionsPath } from '#domains/missions/public/paths.ts';
import { managePlansPath } from '#domains/subscriptions/public/paths.ts';
import { manageVotesPath } from '#domains/votes/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { overviewCopy } from '../copy.ts';
import { changeOf, valueIn } from '../model/values.ts';
import { FigureChart } from './figure-chart.tsx';

export function Heads({ insights: { members, figures } }: { insights: ClubInsights }) {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  const find = (name: InsightFigure) => figures.find(({ figure }) => figure === name);
  const [done, revenue] = [find('mission_done'), find('revenue')];
  const grown = members.now === null || members.before === null || members.before === 0;
  const change = grown ? null : ((members.now ?? 0) - (members.before ?? 0)) / (members.before ?? 1);
  const value = members.now === null ? null : numberIn(tag, members.now);
  return (
    <dl className="grid grid-cols-3 gap-3">
      <Head label={copy.members} value={value} change={change} />
      {done === undefined ? null : (
        <Head label={copy.missionsDone} value={valueIn(tag, 'mission_done', done)} change={changeOf(done)} />
      )}
      {revenue === undefined ? null : (
        <Head label={copy.earned} value={valueIn(tag, 'revenue', revenue)} change={changeOf(revenue)} />
      )}
    </dl>
  );
}

function Head({ label, value, change }: { label: string; value: string | null; change: number | null }) {
  const copy = useCopy(overviewCopy);
  return (
    <div className="min-w-0">
      <dt className="sp-small sp-quiet">{label}</dt>
      <dd className={value === null ? 'sp-small' : 'sp-title wrap-anywhere'}>{value ?? copy.few}</dd>
      <dd className="sp-small">
        <Change change={change} />
      </dd>
    </div>
  );
}

function Change({ change }: { change: number | null }) {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  if (change === null) return <span className="sp-quiet">{copy.noBefore}</span>;
  const percent = percentIn(tag, Math.round(Math.abs(change) * 100) / 100);
  if (change === 0) return <span className="sp-quiet">{copy.same}</span>;
  return <span className="sp-quiet">{change > 0 ? copy.up({ percent }) : copy.down({ percent })}</span>;
}

export function FigureRows({ insights, handle }: { insights: ClubInsights; handle: string }) {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  const [open, setOpen] = useState<Figure | null>(null);
  return (
    <>
      <RowGroup heading={copy.more}>
        {insights.figures.map((figure) => (
          <ListRow
            key={figure.figure}
            title={copy.figures[figure.figure]}
            detail={<Change change={changeOf(figure)} />}
            trailing={valueIn(tag, figure.figure, figure) ?? copy.few}
            leads
            onPress={() => setOpen(figure)}
          />
        ))}
      </RowGroup>
      {open === null ? null : (
        <MadeOf figure={open} insights={insights} handle={handle} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

interface MadeOfProps {
  figure: Figure;
  insights: ClubInsights;
  handle: string;
  onClose: () => void;
}

/** Day by day, and the screen on which the single things stand. */
function MadeOf({ figure, insights, handle, onClose }: MadeOfProps) {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  const source = sourceOf[figure.figure];
  const before = valueIn(tag, figure.figure, figure.previous) ?? copy.few;
  return (
    <Sheet title={copy.figures[figure.figure]} onClose={onClose}>
      <div className="grid gap-4">
        <FigureChart figure={figure} step={insights.step} />
        <p className="sp-quiet">{copy.before({ value: before })}</p>
        {figure.figure === 'active' ? <p className="sp-small sp-quiet">{copy.activeNote}</p> : null}
        <LinkButton to={source.path(handle)} variant="secondary">
          {copy.openSource({ where: copy.sources[source.name] })}
        </LinkButton>
      </div>
    </Sheet>
  );
}

type SourceName =
  | 'members'
  | 'posts'
  | 'missions'
  | 'votes'
  | 'packs'
  | 'store'
  | 'subscriptions'
  | 'earnings';
interface Source {
  name: SourceName;
  path: (handle: string) => string;
}

const members: Source = { name: 'members', path: (handle) => clubScreenPath(handle, 'manage-members') };
const posts: Source = { name: 'posts', path: (handle) => clubScreenPath(handle, 'posts') };
const missions: Source = { name: 'missions', path: manageMissionsPath };
const subscriptions: Source = { name: 'subscriptions', path: managePlansPath };

const sourceOf: Readonly<Record<InsightFigure, Source>> = {
  joined: members,
  left: members,
  active: members,
  posts,
  comments: posts,
  reactions: posts,
  checkins: members,
  mission_started: missions,
  mission_done: missions,
  ballots: { name: 'votes', path: manageVotesPath },
  draws: { name: 'packs', path: (handle) => clubScreenPath(handle, 'manage-gacha') },
  auctions_won: { name: 'store', path: (handle) => manageStorePath(handle, 'auctions') },
  subscribed: subscriptions,
  unsubscribed: subscriptions,
  revenue: { name: 'earnings', path: clubMoneyPath },
};
