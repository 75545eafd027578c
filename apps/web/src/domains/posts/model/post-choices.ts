// Who a post can be for and who may answer it. Listed here, because the contract's own lists bring its schemas along.
import type { PostAudience, ReplyPolicy } from '@stagepass/contract/posts/shapes.ts';

const audiences = { public: true, members: true, tier: true, subscribers: true } as const satisfies Record<
  PostAudience,
  true
>;
const policies = {
  everyone: true,
  members: true,
  tier: true,
  nobody: true,
} as const satisfies Record<ReplyPolicy, true>;

export const postAudiences = Object.keys(audiences) as PostAudience[];
export const replyPolicies = Object.keys(policies) as ReplyPolicy[];

export const limits = { text: 5000, comment: 2000, teaser: 120, pictures: 10 } as const;

/** One field chooses among the kinds and all tiers: `tier:<id>` stands for a tier. */
export function choiceOf(kind: string, tier_id: string | null): string {
  return kind === 'tier' && tier_id ? `tier:${tier_id}` : kind;
}

export function readChoice<Kind extends string>(
  choice: string,
): { kind: Kind | 'tier'; tier_id: string | null } {
  return choice.startsWith('tier:')
    ? { kind: 'tier', tier_id: choice.slice('tier:'.length) }
    : { kind: choice as Kind, tier_id: null };
}
