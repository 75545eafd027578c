// What a choice in a poll changes before the server has answered: the numbers move with it.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';

type Poll = NonNullable<OpenPost['poll']>;

/** What is chosen after a tap on this option: it alone, or with several allowed, one more or less. One at least stays. */
export function chosenAfter({ several, mine }: Pick<Poll, 'several' | 'mine'>, optionId: string): string[] {
  if (!several) return [optionId];
  const others = mine.filter((id) => id !== optionId);
  if (others.length === mine.length) return [...mine, optionId];
  return others.length === 0 ? [...mine] : others;
}

export function withChoice(poll: Poll, optionIds: readonly string[]): Poll {
  return {
    ...poll,
    voters: poll.voters + (poll.mine.length === 0 ? 1 : 0),
    options: poll.options.map((option) => ({
      ...option,
      votes:
        option.votes === null
          ? null
          : option.votes + Number(optionIds.includes(option.id)) - Number(poll.mine.includes(option.id)),
    })),
    mine: [...optionIds],
  };
}
