// /club/gacha/{id}/odds: what a pack promises against what came out of it, version by version; open to all.
import type { PoolOdds, VersionTally } from '@stagepass/contract/gacha/tally-shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { scales } from '@stagepass/ui/icon/phosphor/scales.ts';
import { warning } from '@stagepass/ui/icon/phosphor/warning.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn, numbersIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { usePoolOdds } from '../data/proofs.ts';
import { fairnessOf, packsOf } from '../model/fairness.ts';
import { FairRow } from '../parts/fair-row.tsx';
import { proofCopy } from '../proof-copy.ts';
import { gachaPath } from '../public/paths.ts';

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(proofCopy);
  const query = usePoolOdds(id);
  useTitle(copy.odds.title);
  const name = query.data?.pool.name;
  return (
    <GelScope hue={query.data?.pool.club.hue ?? 62}>
      <BackScreen above={gachaPath(id)} title={<span dir="auto">{name}</span>} beam={<LampBeam />}>
        <h1 className="sp-display">{copy.odds.title}</h1>
        <Answered query={query} copy={copy} failed={copy.odds.failed}>
          {(data) => <Versions data={data} />}
        </Answered>
      </BackScreen>
    </GelScope>
  );
}

function Versions({ data }: { data: PoolOdds }) {
  const { odds } = useCopy(proofCopy);
  const [n, setN] = useState<number>();
  const version = data.versions.find((one) => one.n === n) ?? data.versions[0];
  if (version === undefined)
    return (
      <EmptyState
        title={odds.none}
        picture={<Illustration name="rail" />}
        action={<LinkButton to={gachaPath(data.pool.id)}>{odds.toPool}</LinkButton>}
      >
        {odds.noneText}
      </EmptyState>
    );
  return (
    <>
      <p className="sp-quiet mt-2 mb-5">{odds.lead({ pool: data.pool.name })}</p>
      {data.versions.length > 1 ? (
        <Select
          label={odds.versions}
          value={version.n}
          onChange={(event) => setN(Number(event.target.value))}
        >
          {data.versions.map((one) => (
            <option key={one.n} value={one.n}>
              {odds.version({ n: one.n })}
            </option>
          ))}
        </Select>
      ) : null}
      <Tally version={version} />
      <div className="mt-6">
        <LinkButton to={gachaPath(data.pool.id)} variant="outline" wide>
          {odds.toPool}
        </LinkButton>
      </div>
    </>
  );
}

function Tally({ version }: { version: VersionTally }) {
  const { odds } = useCopy(proofCopy);
  const { tag } = useLocale();
  const { draws, guaranteed, opens_at, closed_at } = version;
  const outside = version.tiers.filter((tier) => !fairnessOf(tier, draws).inside).length;
  const numbers = numbersIn(tag);
  return (
    <>
      <SectionHead title={odds.packs({ count: packsOf(version) })} />
      <p className="sp-small sp-quiet">
        {closed_at === null
          ? odds.now({ date: dayIn(tag, opens_at) })
          : odds.closed({ from: dayIn(tag, opens_at), to: dayIn(tag, closed_at) })}
        {', '}
        {odds.split({ single: numbers.format(draws.single), ten: numbers.format(draws.ten) })}
      </p>
      <div className="mt-4">
        <Notice
          tone={outside === 0 ? 'good' : 'warn'}
          icon={<Icon of={outside === 0 ? scales : warning} weight="fill" />}
        >
          {outside === 0 ? odds.allInside : odds.someOutside({ count: outside })}
        </Notice>
      </div>
      <SectionHead title={odds.tiers} />
      <ul className="sp-fair-rows">
        {version.tiers.map((tier) => (
          <FairRow key={tier.quality} quality={tier.quality} fairness={fairnessOf(tier, draws)} />
        ))}
      </ul>
      <p className="sp-micro sp-faint mt-3">{odds.effective}</p>
      <SectionHead title={odds.promises} />
      <p className="sp-quiet">
        {odds.byTen({ count: guaranteed.ten })}, {odds.byPity({ count: guaranteed.pity })}
      </p>
      <SectionHead title={odds.items} />
      <ul className="sp-fair-rows">
        {version.entries.map((entry) => (
          <FairRow
            key={entry.design.id}
            quality={entry.design.quality}
            name={entry.design.name}
            fairness={fairnessOf(entry, draws)}
          />
        ))}
      </ul>
    </>
  );
}
