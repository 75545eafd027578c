// Owns the list of all domains' sections of the settings screen, in the order in which they stand.
import { authSettings } from '#domains/auth/public/settings-section.ts';
import { itemsSettings } from '#domains/items/public/settings-section.ts';
import { ledgerSettings } from '#domains/ledger/public/settings-section.ts';
import { decisionsSettings } from '#domains/moderation/public/settings-section.ts';
import { postsSettings } from '#domains/posts/public/settings-section.ts';
import { peopleSettings } from '#domains/users/public/settings-section.ts';
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';

export const allSettingsSections: readonly SettingsSection[] = [
  authSettings,
  ledgerSettings,
  itemsSettings,
  postsSettings,
  peopleSettings,
  decisionsSettings,
];

/** Who asks again who is there, before what cannot be taken back. */
export const askAgain = () => import('#domains/auth/public/step-up-guard.tsx');
