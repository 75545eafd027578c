// What is to be known before voting: how often the own vote counts, whether it can be changed, when results show, who may.
import { MOST_VOTE_TOKENS, mostWeightFor, tokensForWeight } from '@stagepass/base/token-weight.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useConditionSentence } from '#domains/conditions/public/condition-sentence.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useSession } from '#platform/session/session.ts';
import { votePageCopy } from '../copy.ts';
import { asksForItem } from '../model/asks-for-item.ts';
import { isOutdated } from '../model/own-weight.ts';
import { OwnRing } from './own-ring.tsx';
import './votes.css';

export function VoteNotes({ vote }: { vote: VoteView }) {
  const copy = useCopy(votePageCopy);
  const { weighting, weights, changeable, results, binding, state, own_tier } = vote;
  return (
    <div className="sp-vote-notes">
      {state === 'closed' ? null : (
        <div className="sp-vote-weight">
          <OwnRing tier={own_tier} />
          <p>
            <b>
              <OwnWeight vote={vote} />
            </b>
            <br />
            {changeable ? copy.changeable : copy.final}
            {results === 'hidden' ? ` ${copy.hiddenResults}` : ''}
          </p>
        </div>
      )}
      {weighting === 'tier' && weights.length > 0 ? (
        <section aria-label={copy.weight.how}>
          <h2 className="sp-head mt-5">{copy.weight.how}</h2>
          <Weights vote={vote} />
          {state === 'closed' ? null : <p className="sp-small sp-quiet mt-3">{copy.weight.listed}</p>}
        </section>
      ) : null}
      <TokenWeights vote={vote} />
      {binding && state !== 'closed' ? <p className="sp-small sp-quiet mt-4">{copy.bindingNote}</p> : null}
      <Who vote={vote} />
      <Notices vote={vote} />
    </div>
  );
}

/** As it counts: once it is cast, by the tier of that moment, until it is sent again. */
function OwnWeight({ vote }: { vote: VoteView }) {
  const { weight: copy } = useCopy(votePageCopy);
  const { weighting, token, mine, own_weight, own_tier, can } = vote;
  if (weighting === 'one') return copy.once;
  if (token !== null) {
    const { symbol } = token;
    return mine === null
      ? copy.tokens({ symbol })
      : copy.spent({ tokens: mine.tokens, symbol, count: mine.weight });
  }
  if (mine !== null && isOutdated(vote)) {
    const update = can.vote ? copy.update({ count: own_weight }) : '';
    const now = own_tier === null || update === '' ? '' : copy.tierNow({ tier: own_tier.name });
    return [copy.cast({ count: mine.weight }), now, update].filter((one) => one !== '').join(' ');
  }
  return own_tier === null ? copy.none : copy.tier({ tier: own_tier.name, count: own_weight });
}

const examples = [1, 2, 3, 5, 10, mostWeightFor(MOST_VOTE_TOKENS)];

function TokenWeights({ vote: { token, state, mine } }: { vote: VoteView }) {
  const { weight: copy } = useCopy(votePageCopy);
  if (token === null) return null;
  const { symbol } = token;
  return (
    <section aria-label={copy.how}>
      <h2 className="sp-head mt-5">{copy.how}</h2>
      <p className="sp-small sp-quiet mt-2">{copy.square({ most: MOST_VOTE_TOKENS, symbol })}</p>
      <dl className="sp-vote-weights">
        {examples.map((times) => (
          <Row
            key={times}
            name={copy.spentTokens({ count: tokensForWeight(times), symbol })}
            times={times}
            own={mine?.weight === times}
          />
        ))}
      </dl>
      {state === 'closed' ? null : (
        <p className="sp-small sp-quiet mt-3">
          {copy.gone} {copy.listed}
        </p>
      )}
    </section>
  );
}

/** Highest first. A tier that was not named counts as the next lower one that was. */
function Weights({ vote: { weights, own_tier } }: { vote: VoteView }) {
  const copy = useCopy(votePageCopy);
  const session = useSession();
  const own = weights.findLast(({ tier }) => own_tier !== null && tier.rank <= own_tier.rank);
  const highest = weights.at(-1);
  const nameOf = ({ tier }: VoteView['weights'][number]) =>
    tier === highest?.tier && own_tier !== null && own_tier.rank > tier.rank
      ? copy.weight.orHigher({ tier: tier.name })
      : tier.name;
  return (
    <dl className="sp-vote-weights">
      {weights.toReversed().map((one) => (
        <Row key={one.tier.id} name={nameOf(one)} times={one.weight} own={one === own} />
      ))}
      <Row name={copy.weight.everyone} times={1} own={own === undefined && session !== null} />
    </dl>
  );
}

function Row({ name, times, own }: { name: string; times: number; own: boolean }) {
  const copy = useCopy(votePageCopy);
  return (
    <div data-own={own ? '' : undefined}>
      <dt dir="auto">{name}</dt>
      <dd>{copy.weight.times({ count: times })}</dd>
    </div>
  );
}

function Who({ vote: { condition, state } }: { vote: VoteView }) {
  const copy = useCopy(votePageCopy);
  const who = useConditionSentence(condition);
  if (condition === null) return null;
  return (
    <p className="sp-small sp-quiet mt-3">
      {copy.who({ who })}
      {asksForItem(condition) && state !== 'closed' ? (
        <>
          <br />
          {copy.oneCopy}
        </>
      ) : null}
    </p>
  );
}

function Notices({ vote: { hidden, state, refusal } }: { vote: VoteView }) {
  const copy = useCopy(votePageCopy);
  const errors: Readonly<Record<string, string>> = copy.errors;
  const said = [
    ...(hidden ? [copy.hidden] : []),
    ...(state === 'draft' ? [copy.draft] : []),
    ...(refusal === null || state === 'draft' ? [] : [errors[refusal.code] ?? refusal.message]),
  ];
  return said.map((sentence) => (
    <div key={sentence} className="mt-3">
      <Notice tone="plain" icon={<Icon of={info} weight="fill" size="1.25rem" />}>
        {sentence}
      </Notice>
    </div>
  ));
}
