// Owns the work of licenses beside requests: months that end, and terms that the operator changed.
import { dueItems } from '#platform/jobs/due-items.ts';
import type { Platform } from '#platform/platform.ts';
import { applyPlan } from './apply-plan.ts';
import { listDue, listOutdated, listWithoutRow, lockLicense } from './licenses.store.ts';
import { freePlan, isFreeUsual, markOf, planOf } from './plans.rules.ts';
import { renewLicense } from './renew.ts';

export const renewLicenses = dueItems({
  name: 'licenses.renew',
  lane: 'work',
  cron: '* * * * *',
  list: ({ db }, asked) => listDue(db, asked),
  each: renewLicense,
});

/** A setting changes with a restart: clubs that are on a changed plan get its terms within minutes. */
export const applyTerms = dueItems({
  name: 'licenses.apply-terms',
  lane: 'background',
  cron: '*/5 * * * *',
  async list(platform, asked) {
    const outdated = await listOutdated(platform.db, platform.config.LICENSES, asked);
    const without = isFreeUsual(platform) ? [] : await listWithoutRow(platform.db, asked);
    return [...outdated, ...without].slice(0, asked.limit);
  },
  each: applyTo,
});

async function applyTo(platform: Platform, clubId: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const free = freePlan(platform);
    const row = await lockLicense(tx, { club_id: clubId, plan: free, since: platform.clock.now() });
    const plan = planOf(platform, row.plan);
    // A row that was made just now has the mark already, and no caps yet.
    if (plan !== undefined && (row.terms_mark !== markOf(plan) || plan.key === free.key))
      await applyPlan(tx, clubId, plan);
  });
}

export const jobs = [renewLicenses, applyTerms];
