// The act at the foot of a vote: vote, change, see the receipt; join or sign in where that comes first; the answer that the club owes.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowsClockwise } from '@stagepass/ui/icon/phosphor/arrows-clockwise.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { votePageCopy } from '../copy.ts';
import { isCounted, newKey, useCast } from '../data/votes.ts';
import { isOutdated } from '../model/own-weight.ts';
import { votePath } from '../public/paths.ts';

export interface VoteDockProps {
  vote: VoteView;
  chosen: readonly string[];
  onReceipt: () => void;
  onAnswer: () => void;
  /** In a vote by tokens, before anything is spent: how many is asked first. */
  onSpend: () => void;
}

export function VoteDock({ vote, chosen, onReceipt, onAnswer, onSpend }: VoteDockProps) {
  const copy = useCopy(votePageCopy);
  const { id, state, refusal, club, can, mine } = vote;
  if (state === 'closed')
    return !can.verify ? null : (
      <Dock>
        <Button
          wide={!can.answer}
          className={can.answer ? 'flex-auto' : undefined}
          variant="secondary"
          onClick={onReceipt}
        >
          {mine === null ? copy.verifyAll : copy.verify}
        </Button>
        {can.answer ? (
          <Button className="flex-[2_1_auto]" onClick={onAnswer}>
            {copy.writeAnswer}
          </Button>
        ) : null}
      </Dock>
    );
  if (refusal?.code === 'clubs.members-only')
    return (
      <Dock>
        <LinkButton wide to={withNext(clubPath(club.handle), votePath(id))}>
          {copy.join}
        </LinkButton>
      </Dock>
    );
  if (!can.vote)
    return mine === null ? null : (
      <Dock>
        <Button wide variant="secondary" onClick={onReceipt}>
          {copy.receipt}
        </Button>
      </Dock>
    );
  if (vote.token !== null && mine === null)
    return (
      <Dock>
        <Button wide disabled={chosen.length === 0} onClick={onSpend}>
          {chosen.length === 0 ? copy.choose : copy.withTokens.act({ symbol: vote.token.symbol })}
        </Button>
      </Dock>
    );
  return <Cast vote={vote} chosen={chosen} onReceipt={onReceipt} />;
}

function Cast({ vote, chosen, onReceipt }: Omit<VoteDockProps, 'onAnswer' | 'onSpend'>) {
  const copy = useCopy(votePageCopy);
  const cast = useCast(vote.id);
  const { mine } = vote;
  // The same choice has the same key until it is answered: sent twice, it is one vote.
  const key = useRef({ of: '', key: '' });
  const isSame = mine !== null && String([...chosen].sort()) === String([...mine.option_ids].sort());
  const press = () => {
    const of = [...chosen].sort().join(' ');
    if (key.current.of !== of) key.current = { of, key: newKey() };
    cast.mutate(
      { option_ids: [...chosen], client_key: key.current.key },
      {
        onSuccess: (answer, { option_ids }) => {
          key.current = { of: '', key: '' };
          if (!isCounted(answer, option_ids)) return showToast({ title: copy.newerCounts });
          const changed = isSame ? copy.updated({ count: answer.mine?.weight ?? 1 }) : copy.changed;
          showToast({ title: mine === null ? copy.counted : changed, tone: 'good' });
        },
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      },
    );
  };
  if (isSame && isOutdated(vote))
    return (
      <Dock>
        <Button className="flex-auto" variant="secondary" onClick={onReceipt}>
          {copy.receipt}
        </Button>
        <Button
          className="flex-[2_1_auto]"
          loading={cast.isPending}
          icon={<Icon of={arrowsClockwise} />}
          onClick={press}
        >
          {copy.update}
        </Button>
      </Dock>
    );
  if (isSame)
    return (
      <Dock>
        <Button wide variant="secondary" onClick={onReceipt}>
          {copy.receipt}
        </Button>
      </Dock>
    );
  const label = vote.options.find(({ id }) => id === chosen[0])?.label ?? '';
  const words =
    chosen.length === 0
      ? copy.choose
      : mine === null
        ? copy.cast({ count: chosen.length })
        : chosen.length === 1
          ? copy.changeTo({ label })
          : copy.changeSeveral;
  return (
    <Dock>
      <Button
        wide
        disabled={chosen.length === 0}
        loading={cast.isPending}
        icon={mine === null ? undefined : <Icon of={arrowsClockwise} />}
        onClick={press}
      >
        {words}
      </Button>
    </Dock>
  );
}
