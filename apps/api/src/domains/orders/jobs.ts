// Owns the orders domain's work beside requests: a day's sales, by email to each club's owner.
import { mailDaySales } from './mail-owner.ts';

export const jobs = [mailDaySales];
