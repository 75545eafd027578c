// /club/gacha/proof/{draw}: the draw done again on this phone, from what its receipt says, step by step.
import { verifyDraws } from '@stagepass/base/gacha/verify.ts';
import type { DrawProof } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { chartBar } from '@stagepass/ui/icon/phosphor/chart-bar.ts';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { lockOpen } from '@stagepass/ui/icon/phosphor/lock-open.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Unanswered } from '#platform/query/answered.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useProof } from '../data/proofs.ts';
import { shortId } from '../model/proof-line.ts';
import { Disagreements, ProofSlip, TenDrawn } from '../parts/proof-slip.tsx';
import { proofCopy } from '../proof-copy.ts';
import { gachaOddsPath, gachaPath } from '../public/paths.ts';
import './proof-screen.css';

const SeedSheet = lateSheet(() => import('../parts/seed-sheet.tsx'), 'SeedSheet');

export function Component() {
  const { draw = '' } = useParams();
  const copy = useCopy(proofCopy);
  const proof = useProof(draw);
  const title = copy.title({ id: shortId(draw) });
  useTitle(title);
  const bar = (
    <TopBar
      leading={<BackButton above={proof.data ? gachaPath(proof.data.pool.id) : myClubsPath()} />}
      title={title}
      actions={proof.data ? <CopyNumbers proof={proof.data} /> : null}
    />
  );
  if (proof.data === undefined)
    return (
      <Screen>
        {bar}
        <ScreenBody>
          <h1 className="sp-visually-hidden">{title}</h1>
          <Unanswered query={proof} copy={copy} failed={copy.failed} />
        </ScreenBody>
      </Screen>
    );
  return (
    <GelScope hue={proof.data.pool.club?.hue ?? 62}>
      <Screen>
        <LampBeam at="86%" lean={16} strength={0.7} />
        {bar}
        <Checked proof={proof.data} refetch={proof.refetch} busy={proof.isFetching} />
      </Screen>
    </GelScope>
  );
}

function CopyNumbers({ proof }: { proof: DrawProof }) {
  const copy = useCopy(proofCopy);
  const write = async () => {
    const { designs: _, mine: __, ...numbers } = proof;
    await navigator.clipboard.writeText(JSON.stringify(numbers, null, 2)).then(
      () => showToast({ title: copy.copied, tone: 'good' }),
      () => undefined,
    );
  };
  return <IconButton label={copy.copy} icon={<Icon of={copyIcon} />} onClick={() => void write()} />;
}

/** Done on this phone, with nothing asked of the server; timed, since it is work and not a picture of work. */
function check(proof: DrawProof) {
  const from = performance.now();
  const verdict = verifyDraws(proof);
  return { verdict, ms: Math.max(1, Math.round(performance.now() - from)) };
}

interface CheckedProps {
  proof: DrawProof;
  refetch: () => Promise<unknown>;
  busy: boolean;
}

function Checked({ proof, refetch, busy }: CheckedProps) {
  const copy = useCopy(proofCopy);
  const [times, setTimes] = useState(0);
  const [opening, setOpening] = useState(false);
  // Anew with every press as well: what was fetched again may be the same, the work is done all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further check is wanted, though it finds the same
  const { verdict, ms } = useMemo(() => check(proof), [proof, times]);
  const { state } = verdict;
  const again = async () => {
    await refetch();
    setTimes(times + 1);
  };
  return (
    <>
      <ScreenBody>
        <div className="sp-proof-head">
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
        <VisuallyHidden aria-live="polite">
          {times > 0 ? `${copy[state]}. ${copy.took({ ms })}` : ''}
        </VisuallyHidden>
        {verdict.state === 'differs' ? <Disagreements proof={proof} list={verdict.disagreements} /> : null}
        <ProofSlip proof={proof} verdict={verdict} />
        {proof.draws.length > 1 ? <TenDrawn proof={proof} /> : null}
        {state === 'sealed' ? null : <p className="sp-micro sp-faint mt-5">{copy.took({ ms })}</p>}
      </ScreenBody>
      <Dock className="sp-proof-dock">
        {state === 'sealed' && proof.mine ? (
          <Button icon={<Icon of={lockOpen} weight="bold" />} onClick={() => setOpening(true)}>
            {copy.openSeal}
          </Button>
        ) : (
          <Button
            icon={<Icon of={arrowsClockwise} weight="bold" />}
            loading={busy}
            onClick={() => void again()}
          >
            {copy.again}
          </Button>
        )}
        <IconButton
          label={copy.oddsLink}
          surface="raised"
          size="large"
          icon={<Icon of={chartBar} />}
          render={(anatomy) => <Link to={gachaOddsPath(proof.pool.id)} {...anatomy} />}
        />
      </Dock>
      {opening ? (
        <SeedSheet
          pool={{ id: proof.pool.id, cannot_because: null }}
          toOpen={null}
          onChosen={() => setOpening(false)}
          onClose={() => {
            setOpening(false);
            void again();
          }}
        />
      ) : null}
    </>
  );
}

function leadOf(
  proof: DrawProof,
  state: 'agrees' | 'differs' | 'sealed',
  words: Copy<typeof proofCopy>,
): string {
  const pool = proof.pool.name;
  if (state === 'sealed') return proof.mine ? words.sealedMine : words.sealedOther;
  if (state === 'differs') return words.differsText({ pool });
  return proof.draws.length > 1 ? words.agreesTen({ pool }) : words.agreesText({ pool });
}
