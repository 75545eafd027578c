// The states that a fan's own missions are shown by, in the order of the chips; a missing one does not compile.
import type { OwnMissionTab } from '@stagepass/contract/missions/kinds.ts';

const places: Readonly<Record<OwnMissionTab, number>> = { todo: 0, progress: 1, review: 2, done: 3 };

export const ownTabs = Object.keys(places) as OwnMissionTab[];
