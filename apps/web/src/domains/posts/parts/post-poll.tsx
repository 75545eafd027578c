// The poll of a post: chosen from with one tap, with shares once the viewer has voted or it is closed.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useId } from 'react';
import { percentsOf } from '#domains/votes/public/percents.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, percentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useLivePoll, useVoteInPoll } from '../data/poll.ts';
import { chosenAfter } from '../model/poll-step.ts';
import { pollCopy } from '../poll-copy.ts';
import './post-poll.css';

export interface PostPollProps {
  post: OpenPost;
  poll: NonNullable<OpenPost['poll']>;
}

export function PostPoll({ post, poll }: PostPollProps) {
  const vote = useVoteInPoll(post);
  useLivePoll({ ...post, poll });
  const copy = useCopy(pollCopy);
  const { tag } = useLocale();
  const name = useId();
  const { options, voters, closed, closes_at, mine, several } = poll;
  const hidden = options.some(({ votes }) => votes === null);
  const shows = !hidden && (closed || mine.length > 0 || !post.can.react);
  const percents = percentsOf(options.map(({ votes }) => votes ?? 0));
  const can = post.can.react && !closed;
  return (
    <fieldset className="sp-poll">
      <legend className="sp-visually-hidden">{copy.title}</legend>
      {options.map(({ id, label, votes }, at) => {
        // Of several answers each is a share of the voters; of one, the shares add up to a hundred.
        const share = several ? (votes ?? 0) / Math.max(voters, 1) : (percents[at] ?? 0) / 100;
        const chosen = mine.includes(id);
        return (
          <label
            key={id}
            className="sp-poll-option"
            data-mine={chosen ? '' : undefined}
            data-open={shows ? undefined : ''}
          >
            {shows ? (
              <span className="sp-poll-fill" aria-hidden="true" style={{ inlineSize: `${share * 100}%` }} />
            ) : null}
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={id}
              checked={chosen}
              disabled={!can}
              onChange={() => vote(chosenAfter(poll, id))}
            />
            <span className="sp-poll-label" dir="auto">
              {label}
            </span>
            {chosen ? (
              <>
                <Icon of={checkCircle} weight="fill" />
                <VisuallyHidden>{copy.yours}</VisuallyHidden>
              </>
            ) : null}
            {shows ? <b className="sp-num">{percentIn(tag, share)}</b> : null}
          </label>
        );
      })}
      <p className="sp-poll-foot">
        {copy.votes({ count: voters })}
        {' · '}
        {closed ? copy.closed : copy.closes({ time: momentIn(tag, closes_at) })}
        {several && can ? ` · ${copy.several}` : null}
        {hidden ? ` · ${copy.hidden}` : null}
      </p>
    </fieldset>
  );
}
