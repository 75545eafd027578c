// The slots of the settings screen: later domains hand in their sections and views at boot.
import type { ComponentType } from 'react';

export interface SettingsSection {
  name: string;
  /** The group of rows on the settings screen itself. */
  load: () => Promise<{ Section: ComponentType }>;
  /** Pages of their own under `?view=`. */
  views: Readonly<Record<string, () => Promise<{ View: ComponentType }>>>;
}

let offered: readonly SettingsSection[] = [];

/** Called once by the app with all sections, in the order in which they stand. */
export function offerSettingsSections(sections: readonly SettingsSection[]): void {
  offered = sections;
}

export function settingsSections(): readonly SettingsSection[] {
  return offered;
}
