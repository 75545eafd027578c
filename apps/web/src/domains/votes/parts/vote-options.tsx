// The options of one vote: chosen from while it is open, with their shares where results are shown.
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { VoteBar } from '@stagepass/ui/vote-bar/vote-bar.tsx';
import { useId } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { votePageCopy, votesCopy } from '../copy.ts';
import { type Share, sharesOf } from '../model/shares.ts';

export interface VoteOptionsProps {
  vote: VoteView;
  chosen: readonly string[];
  /** Undefined where nothing can be chosen. */
  onChoose?: ((ids: string[]) => void) | undefined;
}

export function VoteOptions({ vote, chosen, onChoose }: VoteOptionsProps) {
  const copy = useCopy(votePageCopy);
  const name = useId();
  const several = vote.choice === 'several';
  const pick = (id: string) => {
    if (!several) return onChoose?.([id]);
    onChoose?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const isFull = several && chosen.length >= vote.most_choices;
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0">
      <legend className="sp-visually-hidden">
        {several ? copy.optionsUpTo({ count: vote.most_choices }) : copy.options}
      </legend>
      {sharesOf(vote).map((share) => (
        <Option
          key={share.option.id}
          vote={vote}
          share={share}
          name={name}
          checked={chosen.includes(share.option.id)}
          onChoose={onChoose === undefined ? undefined : pick}
          disabled={isFull && !chosen.includes(share.option.id)}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  vote: VoteView;
  share: Share;
  name: string;
  checked: boolean;
  onChoose: ((id: string) => void) | undefined;
  disabled: boolean;
}

function Option({ vote, share: { option, percent, leads }, name, ...chosen }: OptionProps) {
  const copy = useCopy(votePageCopy);
  const words = useCopy(votesCopy);
  const { tag } = useLocale();
  const { mine, weighting } = vote;
  const own = mine?.option_ids.includes(option.id) === true;
  // Before it opens there is no count to show, and zeros would read as a result.
  const isAhead = vote.state === 'scheduled';
  const votes = option.ballots === null || isAhead ? null : words.votes({ count: option.ballots });
  const note =
    votes === null || weighting === 'one'
      ? votes
      : copy.counts({
          votes: words.votes({ count: option.weight ?? 0 }),
          fans: words.fans({ count: option.ballots ?? 0 }),
        });
  return (
    <VoteBar
      name={name}
      value={option.id}
      title={<span dir="auto">{option.label}</span>}
      note={note}
      share={isAhead ? undefined : (percent ?? undefined)}
      shareText={
        isAhead ? null : percent === null ? (
          <>
            <Icon of={lockSimple} />
            <VisuallyHidden>{copy.sealed}</VisuallyHidden>
          </>
        ) : (
          percentIn(tag, percent / 100)
        )
      }
      src={pictureAddress(option.picture?.small_url ?? undefined)}
      alt={option.picture?.alt ?? ''}
      leading={leads}
      mine={own}
      mineNote={copy.mine({ count: mine?.weight ?? 1 })}
      several={vote.choice === 'several'}
      {...chosen}
    />
  );
}
