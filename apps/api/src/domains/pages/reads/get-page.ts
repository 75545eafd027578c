// Owns the reading of a partner page by its slug, without regard to case.
import { pageNotFound } from '@stagepass/contract/pages/errors.ts';
import type { PartnerPage } from '@stagepass/contract/pages/shapes.ts';
import { fail } from '#platform/failure/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findPage, listPages } from '../pages.store.ts';
import { presentPage } from '../views.ts';

export async function getPage(platform: Platform, slug: string): Promise<PartnerPage> {
  return presentPage((await findPage(platform.db, slug)) ?? fail(pageNotFound));
}

export async function listPartnerPages({ db }: Platform): Promise<PartnerPage[]> {
  return (await listPages(db)).map(presentPage);
}
