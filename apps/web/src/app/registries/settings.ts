// Owns the list of all domains' sections of the settings screen, in the order in which they stand.
import { authSettings } from '#domains/auth/public/settings-section.ts';
import type { SettingsSection } from '#domains/users/public/settings-sections.ts';

export const allSettingsSections: readonly SettingsSection[] = [authSettings];
