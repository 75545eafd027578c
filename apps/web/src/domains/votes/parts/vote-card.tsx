// One vote in a list: how it stands, its first options or its result, and the way to vote.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { chartBar } from '@stagepass/ui/icon/phosphor/chart-bar.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { scales } from '@stagepass/ui/icon/phosphor/scales.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { votesCopy } from '../copy.ts';
import { ranked, type Share, sharesOf } from '../model/shares.ts';
import { votePath } from '../public/paths.ts';
import { OwnRing } from './own-ring.tsx';
import { VoteAnswer } from './vote-answer.tsx';
import { VoteClock } from './vote-clock.tsx';
import './votes.css';

const MOST_SHOWN = 4;

export interface VoteCardProps {
  vote: VoteView;
  heardAt: number;
  onEnd: () => void;
}

export function VoteCard({ vote, heardAt, onEnd }: VoteCardProps) {
  const { id, title, state } = vote;
  return (
    <article className="sp-vote-card" data-state={state}>
      <Head vote={vote} heardAt={heardAt} onEnd={onEnd} />
      <h2>
        <Link to={votePath(id)} dir="auto">
          {title}
        </Link>
      </h2>
      {state === 'closed' ? <Result vote={vote} /> : <Open vote={vote} />}
    </article>
  );
}

function Head({ vote, heardAt, onEnd }: VoteCardProps) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const { state, weighting, voters, opens_at, now } = vote;
  const votes = (weighting === 'one' ? copy.votes : copy.fans)({ count: voters });
  if (state === 'closed')
    return (
      <div className="sp-vote-card-head">
        <span>
          <Icon of={lockSimple} />
          <VoteClock vote={vote} heardAt={heardAt} onEnd={onEnd} />
        </span>
        <span>{votes}</span>
      </div>
    );
  if (state === 'scheduled')
    return (
      <div className="sp-vote-card-head">
        <span>{copy.opensOn({ time: momentIn(tag, opens_at ?? now) })}</span>
      </div>
    );
  return (
    <div className="sp-vote-card-head">
      <span>
        <Icon of={weighting === 'one' ? chartBar : scales} weight="fill" />
        {weighting === 'one' ? votes : copy.weighted({ fans: votes })}
      </span>
      <VoteClock vote={vote} heardAt={heardAt} size="small" onEnd={onEnd} />
    </div>
  );
}

function Open({ vote }: { vote: VoteView }) {
  const copy = useCopy(votesCopy);
  const { mine, can, own_weight, own_tier, weighting, token, results, id, state, options } = vote;
  const shows = mine !== null && results === 'live';
  return (
    <>
      {shows
        ? sharesOf(vote)
            .slice(0, MOST_SHOWN)
            .map((share) => <Row key={share.option.id} share={share} vote={vote} />)
        : null}
      {mine === null && can.vote ? (
        <div className="sp-vote-call">
          <OwnRing tier={own_tier} />
          <p>
            <b>
              {token === null
                ? copy.countsTimes({ count: own_weight })
                : copy.countsByTokens({ symbol: token.symbol })}
            </b>
            {weighting === 'tier' && own_tier !== null ? (
              <>
                <br />
                {copy.becauseTier({ tier: own_tier.name })}
              </>
            ) : null}
          </p>
          <LinkButton to={votePath(id)}>{copy.vote}</LinkButton>
        </div>
      ) : null}
      {state === 'scheduled' ? (
        <p className="sp-small sp-quiet mt-2" dir="auto">
          {copy.choices({ labels: options.map(({ label }) => label).join(', ') })}
        </p>
      ) : null}
      {results === 'hidden' && state === 'open' ? (
        <p className="sp-small sp-quiet mt-2">{copy.hiddenCount}</p>
      ) : null}
    </>
  );
}

function Row({ share: { option, percent }, vote }: { share: Share; vote: VoteView }) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const own = vote.mine?.option_ids.includes(option.id) === true;
  const src = pictureAddress(option.picture?.small_url ?? undefined);
  return (
    <div className="sp-vote-row" data-mine={own ? '' : undefined}>
      {src === undefined ? null : (
        <img src={src} alt={option.picture?.alt ?? ''} loading="lazy" decoding="async" />
      )}
      <span className="sp-vote-row-body">
        <span className="sp-vote-row-fill" aria-hidden="true" style={{ inlineSize: `${percent ?? 0}%` }} />
        <span className="sp-vote-row-name" dir="auto">
          {option.label}
        </span>
        {own ? (
          <span className="sp-vote-row-you">
            <Icon of={checkCircle} weight="fill" />
            {copy.you}
          </span>
        ) : null}
        <b>{percentIn(tag, (percent ?? 0) / 100)}</b>
      </span>
    </div>
  );
}

function Result({ vote }: { vote: VoteView }) {
  const copy = useCopy(votesCopy);
  const { tag } = useLocale();
  const shares = ranked(sharesOf(vote)).filter(({ percent }) => (percent ?? 0) > 0);
  const say = ({ option, percent }: Share) =>
    copy.resultRow({ label: option.label, percent: percentIn(tag, (percent ?? 0) / 100) });
  const [first, ...rest] = shares;
  if (first === undefined) return <p className="sp-small sp-quiet mt-2">{copy.noVotes}</p>;
  return (
    <>
      <div className="sp-vote-strip" role="img" aria-label={shares.map(say).join(', ')}>
        {shares.map((share, at) => (
          <b key={share.option.id} style={{ flexGrow: share.percent ?? 0, flexBasis: 0 }}>
            {at === 0 ? say(share) : percentIn(tag, (share.percent ?? 0) / 100)}
          </b>
        ))}
      </div>
      {rest.length === 0 ? null : (
        <p className="sp-small sp-quiet mt-2">{copy.others({ rest: rest.map(say).join(', ') })}</p>
      )}
      <VoteAnswer vote={vote} />
    </>
  );
}
