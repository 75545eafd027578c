// The proof of a draw as a printed slip: the sealed seed, the list, the revealed seed, and the winners that both make.
import type { RaffleVerdict } from '@stagepass/base/raffle.ts';
import type { CampaignProof } from '@stagepass/contract/campaigns/shapes.ts';
import { Fingerprint } from '@stagepass/ui/fingerprint/fingerprint.tsx';
import { shortNumber } from '@stagepass/ui/fingerprint/fingerprint-bars.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { xCircle } from '@stagepass/ui/icon/phosphor/x-circle.ts';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { campaignCopy } from '../copy.ts';
import { campaignProofCopy } from '../proof-copy.ts';
import { prizeName } from './prize-print.tsx';

export interface ProofSlipProps {
  proof: CampaignProof;
  /** Undefined while the seed is sealed. */
  verdict: RaffleVerdict | undefined;
}

export function ProofSlip({ proof, verdict }: ProofSlipProps) {
  const copy = useCopy(campaignProofCopy);
  const { server_seed_hash, list_hash, entrants, mine, server_seed } = proof;
  return (
    <div className="sp-campaign-proof">
      <Slip label={copy.slip}>
        <ol className="sp-campaign-proof-steps">
          <Step n={1} title={copy.one}>
            <Fingerprint value={server_seed_hash} label={copy.hashLabel} caption={copy.hash} />
          </Step>
          <Step
            n={2}
            title={copy.two({ count: entrants })}
            mark={verdict === undefined ? null : <Mark good={verdict.list} words={[copy.same, copy.other]} />}
          >
            {list_hash === null ? (
              <p>{copy.listOpen}</p>
            ) : (
              <Fingerprint
                value={verdict?.found.list_hash ?? list_hash}
                label={copy.listLabel}
                caption={copy.listHash}
              />
            )}
            {mine === null ? null : (
              <p>
                {copy.ownTicket({ number: String(mine.number) })} <b>{mine.client_seed}</b>
              </p>
            )}
          </Step>
          {server_seed === null || verdict === undefined ? (
            <Step n={3} title={copy.threeSealed}>
              {null}
            </Step>
          ) : (
            <>
              <Step
                n={3}
                title={copy.three}
                mark={<Mark good={verdict.seed} words={[copy.same, copy.other]} />}
              >
                <Fingerprint
                  value={verdict.found.server_seed_hash}
                  label={copy.revealedLabel}
                  caption={copy.hash}
                />
                <p className="sp-serial">
                  {copy.seed} {shortNumber(server_seed)}
                </p>
              </Step>
              <Step
                n={4}
                title={copy.four}
                mark={<Mark good={verdict.winners} words={[copy.sameWinners, copy.otherWinners]} />}
              >
                <Winners proof={proof} verdict={verdict} />
              </Step>
            </>
          )}
        </ol>
      </Slip>
    </div>
  );
}

function Mark({ good, words: [same, other] }: { good: boolean; words: readonly [string, string] }) {
  return (
    <span data-tone={good ? 'good' : 'bad'}>
      <Icon of={good ? checkCircle : xCircle} weight="fill" size="1.0625rem" />
      {good ? same : other}
    </span>
  );
}

interface StepProps {
  n: number;
  title: string;
  mark?: ReactNode;
  children: ReactNode;
}

function Step({ n, title, mark, children }: StepProps) {
  return (
    <li className="sp-campaign-proof-step">
      <span className="sp-campaign-proof-place" aria-hidden="true">
        {n}
      </span>
      <div>
        <h2 className="sp-campaign-proof-title">
          {title}
          {mark}
        </h2>
        {children}
      </div>
      <SlipPerf />
    </li>
  );
}

function Winners({ proof, verdict }: { proof: CampaignProof; verdict: RaffleVerdict }) {
  const copy = useCopy(campaignProofCopy);
  const words = useCopy(campaignCopy);
  return proof.prizes.map(({ reward_id, prize, winners }, at) => {
    const name = prizeName(prize, words);
    const found = verdict.found.winners[at] ?? [];
    const isSame = JSON.stringify(found) === JSON.stringify(winners.map(({ number }) => number));
    return (
      <div key={reward_id}>
        <p>
          <b dir="auto">{name}</b>
        </p>
        {winners.length === 0 ? (
          <p>{copy.nobody}</p>
        ) : (
          <ul className="sp-campaign-proof-winners" aria-label={copy.winners({ prize: name })}>
            {winners.map(({ number, user }) => (
              <li key={number} data-mine={number === proof.mine?.number ? '' : undefined}>
                {user === null
                  ? copy.winner({ number: String(number) })
                  : copy.won({
                      number: String(number),
                      name: number === proof.mine?.number ? copy.you : user.display_name,
                    })}
              </li>
            ))}
          </ul>
        )}
        {isSame ? null : (
          <p role="alert">{copy.found({ numbers: found.map((number) => `#${number}`).join(', ') })}</p>
        )}
      </div>
    );
  });
}
