// Owns what a club is founded with: the usual Free license; other licenses set other caps.
import { usualFree } from '@stagepass/base/licenses.ts';

export const freeLimits = { members: usualFree.members, admins: usualFree.admins } as const;
export type LimitName = keyof typeof freeLimits;
