// /club/gacha/{id}: a blind pack with its odds above the button that opens it; ?view=draws lists what I drew.
import type { GachaPool, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { megaphone } from '@stagepass/ui/icon/phosphor/megaphone.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { clubScreenPath, myClubsPath } from '#domains/clubs/public/paths.ts';
import { WalletPurse } from '#domains/ledger/public/wallet-purse.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { gachaCopy } from '../copy.ts';
import { usePool } from '../data/pool.ts';
import { DrawDock } from '../parts/draw-dock.tsx';
import { LateSheets } from '../parts/late-sheets.tsx';
import { OddsStrip, PityMeter } from '../parts/odds-summary.tsx';
import { PackOnTable } from '../parts/pack.tsx';
import { type Opening, useOpening } from '../parts/use-opening.ts';
import { gachaOddsPath, gachaPath } from '../public/paths.ts';
import './pool-screen.css';

const Reveal = latePart(() => import('../parts/reveal/reveal.tsx'), 'Reveal', undefined, 'fails-screen');
const OwnDraws = latePart(() => import('../parts/own-draws.tsx'), 'OwnDraws', undefined, 'fails-screen');

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(gachaCopy);
  const [search] = useSearch();
  const pool = usePool(id);
  useTitle(pool.data ? copy.titleOf({ name: pool.data.name }) : copy.title);
  if (pool.data === undefined)
    return (
      <Screen>
        <Bar above={myClubsPath()} />
        <ScreenBody>
          {/* The screen has its name before its answer. */}
          <h1 className="sp-visually-hidden">{copy.title}</h1>
          <Unanswered query={pool} copy={copy} failed={copy.failed} skeleton={<Waiting />} />
        </ScreenBody>
      </Screen>
    );
  return (
    <GelScope hue={pool.data.club.hue}>
      {search.get('view') === 'draws' ? (
        <OwnDraws meanwhile={<DrawsWaiting pool={pool.data} />} pool={pool.data} />
      ) : (
        <Pool pool={pool.data} />
      )}
    </GelScope>
  );
}

function Bar({ above, children }: { above: string; children?: ReactNode }) {
  const { title } = useCopy(gachaCopy);
  return (
    <TopBar
      leading={<BackButton above={above} />}
      title={<span className="sp-pool-bar">{title}</span>}
      actions={children}
    />
  );
}

function Waiting() {
  return (
    <div className="sp-pool-waiting">
      <Skeleton width="13rem" height="17rem" />
      <SkeletonText lines={4} />
      <Skeleton width="100%" height="6rem" />
    </div>
  );
}

/** Named and with a main region from its first moment, as the list itself will be. */
function DrawsWaiting({ pool }: { pool: GachaPool }) {
  const { history } = useCopy(gachaCopy);
  return (
    <BackScreen above={gachaPath(pool.id)} title={pool.name}>
      <h1 className="sp-display">{history.title}</h1>
      <p className="sp-quiet mt-2 mb-5">{history.lead}</p>
      <SkeletonText lines={4} />
    </BackScreen>
  );
}

function Pool({ pool }: { pool: GachaPool }) {
  const opening = useOpening(pool);
  const { opened } = opening;
  if (opened !== null)
    return (
      <>
        <Reveal
          // Opened again from its own end, it begins anew.
          key={opened.receipt.transfer_id}
          meanwhile={<Screen className="sp-reveal-dark" />}
          pool={pool}
          opening={opening}
          opened={opened}
        />
        <LateSheets pool={pool} opening={opening} />
      </>
    );
  // What is open, or what will be: odds stand there before anybody can pay.
  const shown = pool.version ?? pool.announced;
  return (
    <Screen data-opening={opening.opening === null ? undefined : ''} className="sp-pool">
      <LampBeam at="50%" lean={-32} spread={64} strength={1} />
      <Bar above={clubScreenPath(pool.club.handle, 'gacha')}>
        <WalletPurse />
      </Bar>
      <ScreenBody>
        <PackOnTable pool={pool} label={<PackLabel pool={pool} shown={shown} />} />
        {shown === null ? null : <Odds pool={pool} shown={shown} opening={opening} />}
        <Further pool={pool} />
      </ScreenBody>
      <DrawDock pool={pool} opening={opening} />
      <LateSheets pool={pool} opening={opening} />
    </Screen>
  );
}

function PackLabel({ pool, shown }: { pool: GachaPool; shown: GachaVersion | null }) {
  const { label } = useCopy(gachaCopy);
  return (
    <>
      <h1 className="sp-pack-name" dir="auto">
        {pool.name}
      </h1>
      {shown === null ? null : <span className="sp-pack-line">{label({ count: shown.entries.length })}</span>}
    </>
  );
}

function Odds({ pool, shown, opening }: { pool: GachaPool; shown: GachaVersion; opening: Opening }) {
  const { odds } = useCopy(gachaCopy);
  const { tag } = useLocale();
  const { announced, viewer } = pool;
  const after = shown.guarantees.pity_after;
  return (
    <>
      <section>
        <div className="sp-pool-head">
          <h2 className="sp-title">
            <button type="button" onClick={() => opening.show(shown === announced ? 'announced' : 'odds')}>
              {odds.title}
              <Icon of={caretRight} mirror />
            </button>
          </h2>
          <button type="button" className="sp-small" onClick={opening.showSeed}>
            {odds.how}
            <Icon of={caretRight} mirror />
          </button>
        </div>
        <OddsStrip version={shown} />
        {shown.ends_at === null || pool.state === 'closed' ? null : (
          <p className="sp-small sp-quiet mt-2.5">{odds.ends({ date: momentIn(tag, shown.ends_at) })}</p>
        )}
      </section>
      {after === null || viewer === null ? null : <PityMeter pity={viewer.pity} after={after} />}
      {announced !== null && pool.version !== null && announced !== shown ? (
        <div className="mt-3.5">
          <Notice
            icon={<Icon of={megaphone} weight="fill" />}
            action={
              <Button size="small" variant="ghost" onClick={() => opening.show('announced')}>
                {odds.announcedLook}
              </Button>
            }
          >
            {odds.announced({ date: momentIn(tag, announced.opens_at) })}
          </Notice>
        </div>
      ) : null}
    </>
  );
}

function Further({ pool }: { pool: GachaPool }) {
  const { odds, history, about } = useCopy(gachaCopy);
  return (
    <>
      {pool.story === '' ? null : (
        <section className="mt-6">
          <h2 className="sp-head">{about}</h2>
          <p className="sp-quiet mt-1 whitespace-pre-line" dir="auto">
            {pool.story}
          </p>
        </section>
      )}
      <RowGroup className="mt-5">
        {pool.viewer === null ? null : (
          <ListRow
            title={history.title}
            leads
            render={(anatomy) => <Link to={`${gachaPath(pool.id)}?view=draws`} {...anatomy} />}
          />
        )}
        <ListRow
          title={odds.drawn}
          leads
          render={(anatomy) => <Link to={gachaOddsPath(pool.id)} {...anatomy} />}
        />
      </RowGroup>
    </>
  );
}
