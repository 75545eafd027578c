// Voting by tokens: how often the vote counts, what that costs and leaves, and that it does not come back, said before it is spent.
import { mostWeightFor, tokensForWeight } from '@stagepass/base/token-weight.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { votePageCopy } from '../copy.ts';
import { isCounted, newKey, useCast } from '../data/votes.ts';
import './votes.css';

export interface TokenVoteSheetProps {
  vote: VoteView;
  token: NonNullable<VoteView['token']>;
  chosen: readonly string[];
  onClose: () => void;
}

export function TokenVoteSheet({ vote, token, chosen, onClose }: TokenVoteSheetProps) {
  const copy = useCopy(votePageCopy);
  const words = copy.withTokens;
  const { symbol, held } = token;
  const most = mostWeightFor(held);
  const [wanted, setWanted] = useState(1);
  const times = Math.min(wanted, Math.max(most, 1));
  const tokens = tokensForWeight(times);
  const cast = useCast(vote.id);
  // The same amount on the same choice has the same key until it is answered: sent twice, it is one vote.
  const [key, setKey] = useState(newKey);
  const labels = vote.options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  const press = () =>
    cast.mutate(
      { option_ids: [...chosen], client_key: key, tokens },
      {
        onSuccess: (answer, { option_ids }) => {
          haptic('punch');
          onClose();
          if (isCounted(answer, option_ids)) showToast({ title: copy.counted, tone: 'good' });
          else showToast({ title: copy.newerCounts });
        },
        onError: () => haptic('error'),
      },
    );
  const change = (next: number) => {
    setWanted(next);
    setKey(newKey());
  };
  return (
    <Sheet
      onClose={() => (cast.isPending ? undefined : onClose())}
      title={words.act({ symbol })}
      description={<bdi>{labels.join(', ')}</bdi>}
      footer={
        most === 0 ? (
          <LinkButton to={clubTokenPath(vote.club.handle)} wide>
            {words.get({ symbol })}
          </LinkButton>
        ) : (
          <PayButton
            stub={words.amount({ count: tokens, symbol })}
            loading={cast.isPending}
            restsOn={tokens}
            onClick={press}
          >
            {words.pay}
          </PayButton>
        )
      }
    >
      {most === 0 ? (
        <p>{words.none({ symbol })}</p>
      ) : (
        <div className="grid gap-4">
          <Stake token={token} most={most} times={times} disabled={cast.isPending} onChange={change} />
          <p className="sp-small sp-quiet">{vote.changeable ? words.lead : words.leadFinal}</p>
          <SpendTrouble error={cast.error} copy={copy} />
        </div>
      )}
    </Sheet>
  );
}

interface StakeProps extends Pick<TokenVoteSheetProps, 'token'> {
  most: number;
  /** How often the vote is to count. */
  times: number;
  disabled: boolean;
  onChange: (times: number) => void;
}

/** The squares alone are offered: nobody pays for less than they get. */
function Stake({ token: { symbol, held }, most, times, disabled, onChange }: StakeProps) {
  const { withTokens: words } = useCopy(votePageCopy);
  const tokens = tokensForWeight(times);
  const amount = (count: number) => words.amount({ count, symbol });
  return (
    <>
      <Stepper
        label={words.times}
        decreaseLabel={words.less}
        increaseLabel={words.more}
        min={1}
        max={most}
        value={times}
        format={(count) => words.count({ count })}
        disabled={disabled}
        onChange={onChange}
      />
      <dl className="sp-vote-weights">
        <div>
          <dt>{words.spend}</dt>
          <dd>{amount(tokens)}</dd>
        </div>
        <div>
          <dt>{words.keep}</dt>
          <dd>{amount(held - tokens)}</dd>
        </div>
      </dl>
    </>
  );
}
