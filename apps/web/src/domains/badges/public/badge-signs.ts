// The signs of badges as icons, by the names that the contract knows.
import { badgeSigns as paths } from '@stagepass/base/badge-signs.ts';
import type { BadgeIcon } from '@stagepass/contract/badges/kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';

export const badgeSigns = Object.fromEntries(
  Object.entries(paths satisfies Record<BadgeIcon, string>).map(([name, fill]) => [name, { fill }]),
) as Readonly<Record<BadgeIcon, IconShape>>;
