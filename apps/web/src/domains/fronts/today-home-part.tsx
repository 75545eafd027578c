// What stands first on a person's own home: what they have today.
import type { HomePart } from '#domains/users/public/home-slot.ts';
import { TodaySlip } from './parts/today-slip.tsx';

export const homePart: HomePart = { name: 'today', Part: TodaySlip };
