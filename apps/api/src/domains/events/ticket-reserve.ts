// Owns how long income from tickets stays with the club: until a day after doors, or until a cancelled event is paid back.

import type { KeptBack } from '#domains/ledger/public/kept-back-slot.ts';
import { sumIncome } from '#domains/orders/public/ticket-money.ts';
import { reserveBegins } from './event.rules.ts';
import { listKeptDesigns } from './events.store.ts';

export const ticketIncomeKept: KeptBack = async (db, { club_id, before, now }) =>
  sumIncome(db, await listKeptDesigns(db, club_id, reserveBegins(now)), before);
