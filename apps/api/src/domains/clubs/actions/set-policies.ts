// Owns the settings that are sent as a whole: modules in order, house rules, the text policy.
import { modulesUneven } from '@stagepass/contract/clubs/errors.ts';
import type { ModuleSetting, TextPolicy } from '@stagepass/contract/clubs/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { completeModules } from '../modules.rules.ts';
import { changeClub } from './change-club.ts';

export async function setModules(
  platform: Platform,
  actor: Actor,
  id: string,
  wanted: readonly ModuleSetting[],
): Promise<string> {
  const modules = completeModules(wanted) ?? fail(modulesUneven);
  return changeClub(platform, actor, {
    id,
    deed: 'manage-club',
    record: 'clubs.modules-set',
    details: () => ({
      on: modules
        .filter((setting) => setting.on)
        .map((setting) => setting.module)
        .join(', '),
    }),
    decide: () => ({ modules: JSON.stringify(modules) }),
  });
}

export async function setHouseRules(
  platform: Platform,
  actor: Actor,
  id: string,
  rules: readonly string[],
): Promise<string> {
  return changeClub(platform, actor, {
    id,
    deed: 'manage-content',
    record: 'clubs.house-rules-set',
    details: () => ({ rules: rules.length }),
    decide: () => ({ house_rules: JSON.stringify(rules) }),
  });
}

/** Words that differ in nothing but case are one. */
export async function setTextPolicy(
  platform: Platform,
  actor: Actor,
  id: string,
  wanted: TextPolicy,
): Promise<TextPolicy> {
  const policy = {
    ...wanted,
    blocked_words: [...new Set(wanted.blocked_words.map((word) => word.toLowerCase()))],
  };
  await changeClub(platform, actor, {
    id,
    deed: 'manage-content',
    record: 'clubs.text-policy-set',
    details: () => ({
      words: policy.blocked_words.length,
      links: policy.link_policy,
      media: policy.media_policy,
    }),
    decide: () => ({ text_policy: JSON.stringify(policy) }),
  });
  return policy;
}
