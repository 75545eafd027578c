// Owns when and as what a club closes: 14 days' grace, then nothing of it is left but its number.
import { hash } from 'node:crypto';
import { firstModules } from './modules.rules.ts';

const DAY_MS = 86_400_000;
export const GRACE_MS = 14 * DAY_MS;

export const emptyTextPolicy = { blocked_words: [], link_policy: 'allow', media_policy: 'members' } as const;

/** What is written over a closed club. Its id stays, for what others hold of it. */
export function anonymised(clubId: string) {
  return {
    handle: `closed-${hash('sha256', clubId, 'hex').slice(0, 20)}`,
    name: 'Closed club',
    tagline: '',
    description: '',
    modules: JSON.stringify(firstModules.map(({ module }) => ({ module, on: false }))),
    links: '[]',
    house_rules: '[]',
    text_policy: JSON.stringify(emptyTextPolicy),
    picture_media_id: null,
    picture_small_key: null,
    picture_large_key: null,
    cover_media_id: null,
    cover_key: null,
    member_count: 0,
    trend: 0,
  };
}
