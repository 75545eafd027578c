// What a choice in a poll changes before the server has answered: the numbers move with it.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';

type Poll = NonNullable<OpenPost['poll']>;

export function withChoice(poll: Poll, optionId: string): Poll {
  if (poll.mine === optionId) return poll;
  return {
    ...poll,
    voters: poll.voters + (poll.mine === null ? 1 : 0),
    options: poll.options.map((option) => ({
      ...option,
      votes: option.votes + Number(option.id === optionId) - Number(option.id === poll.mine),
    })),
    mine: optionId,
  };
}
