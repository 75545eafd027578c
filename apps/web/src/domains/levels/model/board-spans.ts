// The spans of a leaderboard, in the order in which they are offered.
import type { BoardSpan } from '@stagepass/contract/levels/shapes.ts';

export const boardSpans = ['7d', '30d', 'all'] as const satisfies readonly BoardSpan[];
