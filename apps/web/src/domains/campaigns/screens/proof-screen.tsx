// /campaign/{id}/proof: the draw done again on this phone, from the seeds, the whole list and the published winners.
import { raffleList, verifyRaffle } from '@stagepass/base/raffle.ts';
import type { CampaignProof } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useLiveCampaign, useProof } from '../data/campaigns.ts';
import { ProofSlip } from '../parts/proof-slip.tsx';
import { campaignProofCopy } from '../proof-copy.ts';
import { campaignPath } from '../public/paths.ts';
import './proof-screen.css';

type Entries = readonly { number: number; client_seed: string }[];

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(campaignProofCopy);
  const query = useProof(id);
  useTitle(copy.title);
  useLiveCampaign(id);
  const bar = (
    <TopBar
      leading={<BackButton above={campaignPath(id)} />}
      title={query.data?.proof.title ?? copy.title}
      actions={query.data?.entries.length ? <CopyList entries={query.data.entries} /> : null}
    />
  );
  if (query.data === undefined)
    return (
      <Screen>
        {bar}
        <ScreenBody>
          <h1 className="sp-visually-hidden">{copy.title}</h1>
          <Unanswered query={query} copy={copy} failed={copy.failed} />
        </ScreenBody>
      </Screen>
    );
  const { proof, entries } = query.data;
  return (
    <GelScope hue={proof.club.hue}>
      <Screen>
        <LampBeam at="86%" lean={16} strength={0.7} />
        {bar}
        <Checked proof={proof} entries={entries} refetch={query.refetch} busy={query.isFetching} />
      </Screen>
    </GelScope>
  );
}

/** The very text that was hashed: anybody can hash it with a tool of their own. */
function CopyList({ entries }: { entries: Entries }) {
  const copy = useCopy(campaignProofCopy);
  const write = async () => {
    await navigator.clipboard.writeText(raffleList(entries)).then(
      () => showToast({ title: copy.copied, tone: 'good' }),
      () => undefined,
    );
  };
  return <IconButton label={copy.download} icon={<Icon of={copyIcon} />} onClick={() => void write()} />;
}

/** Done on this phone, with nothing asked of the server; timed, since it is work and not a picture of work. */
function check(proof: CampaignProof, entries: Entries) {
  const from = performance.now();
  const prizes = proof.prizes.map(({ total, winners }) => ({
    total,
    winners: winners.map(({ number }) => number),
  }));
  const verdict = verifyRaffle({ ...proof, entries, prizes });
  return { verdict, ms: Math.max(1, Math.round(performance.now() - from)) };
}

interface CheckedProps {
  proof: CampaignProof;
  entries: Entries;
  refetch: () => Promise<unknown>;
  busy: boolean;
}

function Checked({ proof, entries, refetch, busy }: CheckedProps) {
  const copy = useCopy(campaignProofCopy);
  const [times, setTimes] = useState(0);
  // Anew with every press as well: what was fetched again may be the same, the work is done all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further check is wanted, though it finds the same
  const { verdict, ms } = useMemo(() => check(proof, entries), [proof, entries, times]);
  const state =
    verdict === undefined
      ? 'sealed'
      : verdict.seed && verdict.list && verdict.winners && entries.length === proof.entrants
        ? 'agrees'
        : 'differs';
  const took = copy.took({ ms, count: entries.length });
  const again = async () => {
    await refetch();
    setTimes(times + 1);
  };
  return (
    <>
      <ScreenBody>
        <div className="sp-campaign-proof-head">
          <h1 className="sp-poster">{copy[state]}</h1>
          {state === 'sealed' ? null : (
            <Stamp
              key={times}
              size="large"
              landing={times > 0}
              tone={state === 'agrees' ? 'good' : 'bad'}
              mark={state === 'agrees' ? 'tick' : 'cross'}
              label={state === 'agrees' ? copy.stampGood : copy.stampBad}
            />
          )}
        </div>
        <p className="sp-small sp-quiet mt-2">{leadOf(proof, state, copy)}</p>
        <VisuallyHidden aria-live="polite">{times > 0 ? `${copy[state]}. ${took}` : ''}</VisuallyHidden>
        <ProofSlip proof={proof} verdict={verdict} />
        {state === 'sealed' ? null : <p className="sp-micro sp-faint mt-5">{took}</p>}
      </ScreenBody>
      <Dock>
        <Button
          wide
          icon={<Icon of={arrowsClockwise} weight="bold" />}
          loading={busy}
          onClick={() => void again()}
        >
          {copy.again}
        </Button>
      </Dock>
    </>
  );
}

function leadOf(
  { title }: CampaignProof,
  state: 'agrees' | 'differs' | 'sealed',
  copy: Copy<typeof campaignProofCopy>,
): string {
  if (state === 'sealed') return copy.sealedText;
  return (state === 'agrees' ? copy.agreesText : copy.differsText)({ title });
}
