// The slot of the settings screen for sections and pages of other domains.
import type { ComponentType } from 'react';
import { slot } from '#platform/slot/slot.ts';

export interface SettingsSection {
  name: string;
  /** The group of rows on the settings screen itself. */
  load: () => Promise<{ Section: ComponentType }>;
  /** Pages of their own under `?view=`. */
  views: Readonly<Record<string, () => Promise<{ View: ComponentType }>>>;
}

export const settingsSections = slot<readonly SettingsSection[]>([]);
