// Owns SOCIAL: joining a Discord server is asked of Discord where the fan linked it; everything else is proved, and reviewed.
import {
  answersNotRight,
  discordNotConnected,
  networkUnreachable,
  notInServer,
} from '@stagepass/contract/requirements/errors.ts';
import type { FormProblem, SocialCheck } from '@stagepass/contract/requirements/kinds.ts';
import type { AnswerOf, ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import { type DiscordLink, discordLinkOf, isInDiscordServer } from '#domains/auth/public/discord-servers.ts';
import { fail } from '#platform/failure/failure.ts';
import { keepProof } from './review-proof.ts';
import type { TypeRules, Verdict } from './type-rules.ts';

type Config = ConfigOf<'SOCIAL'>;
type Asked = Awaited<ReturnType<typeof isInDiscordServer>>;

export const social: TypeRules<'SOCIAL'> = {
  problems: ({ network, act, server_id }) =>
    server_id !== null && !(network === 'discord' && act === 'join')
      ? [{ field: 'config.server_id', message: 'is for joining a Discord server only' }]
      : [],
  mediaOf: () => [],
  summary: ({ network, act }) => ({ type: 'SOCIAL', network, act }),
  tries: () => null,
  time_s: () => null,
  begin: () => ({}),
  gather: async (platform, tx, { config, user_id }): Promise<SocialCheck> =>
    serverOf(config) === null ? 'never' : checkBy(await discordLinkOf(platform, tx, user_id)),
  async ask(platform, { config, user_id, answer }): Promise<Asked | undefined> {
    const server_id = serverOf(config);
    if (answer.way !== 'check' || server_id === null) return undefined;
    if ((await discordLinkOf(platform, platform.db, user_id)) !== 'ready') return undefined;
    return isInDiscordServer(platform, { user_id, server_id });
  },
  task: ({ config: { network, act, url, text, hashtag, proof }, found }) => ({
    type: 'SOCIAL',
    network,
    act,
    url,
    text,
    hashtag,
    proof,
    check: found as SocialCheck,
  }),
  filesOf: (_config, { way, media_id }) =>
    way === 'proof' && media_id !== null ? [{ key: 'picture', media_id, picture: true }] : [],
  judge({ config, answer, asked }) {
    return answer.way === 'check' ? checked(asked as Asked | undefined) : proved(config, answer);
  },
};

function serverOf({ network, act, server_id }: Config): string | null {
  return network === 'discord' && act === 'join' ? server_id : null;
}

function checkBy(link: DiscordLink): SocialCheck {
  return link === 'off' ? 'never' : link;
}

const passed: Verdict = { outcome: 'passed', reason: null, score: null, kept: null };

/** A no, or no answer, ends nothing: the attempt stays open, for another check or a proof. */
function checked(asked: Asked | undefined): Verdict {
  if (asked === 'member') return passed;
  if (asked === 'not-member') return fail(notInServer);
  return fail(asked === 'unreachable' ? networkUnreachable : discordNotConnected);
}

function proved({ proof }: Config, { link, media_id, note }: AnswerOf<'SOCIAL'>): Verdict {
  const address = link === '' ? null : link;
  const [hasLink, hasPicture] = [address !== null, media_id !== null];
  const problems: { key: string; problem: FormProblem }[] = [];
  if (proof === 'link' && !hasLink) problems.push({ key: 'link', problem: 'missing' });
  if (proof !== 'link' && !hasPicture && !(proof === 'either' && hasLink))
    problems.push({ key: 'picture', problem: 'missing' });
  if (address !== null && !isWebAddress(address)) problems.push({ key: 'link', problem: 'wrong-kind' });
  if (problems.length > 0) fail(answersNotRight, { problems });
  const kept = keepProof({ link: address, media_id, note });
  return { outcome: 'review', reason: null, score: null, kept };
}

/** Opened by staff: nothing but a page on the web, and nothing that hides its host behind a name. */
function isWebAddress(link: string): boolean {
  const address = URL.parse(link);
  return (
    address !== null && address.protocol === 'https:' && address.username === '' && address.password === ''
  );
}
