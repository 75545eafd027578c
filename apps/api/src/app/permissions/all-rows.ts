// Owns the whole table: the rows of every domain.
import type { Contract } from '@stagepass/contract/registry.ts';
import { admissionRows } from './admissions.ts';
import { auctionRows } from './auctions.ts';
import { authRows } from './auth.ts';
import { clubRows } from './clubs.ts';
import { frontRows } from './fronts.ts';
import { gachaRows } from './gacha.ts';
import { itemRows } from './items.ts';
import { ledgerRows } from './ledger.ts';
import { levelRows } from './levels.ts';
import { marketRows } from './market.ts';
import { mediaRows } from './media.ts';
import { membershipRows } from './memberships.ts';
import { moderationRows } from './moderation.ts';
import { pageRows } from './pages.ts';
import { postRows } from './posts.ts';
import { redemptionRows } from './redemption.ts';
import { requirementRows } from './requirements.ts';
import type { RowsOf } from './role-row.ts';
import { safetyRows } from './safety.ts';
import { searchRows } from './search.ts';
import { userRows } from './users.ts';

export const allRows = {
  auth: authRows,
  pages: pageRows,
  users: userRows,
  safety: safetyRows,
  search: searchRows,
  moderation: moderationRows,
  clubs: clubRows,
  memberships: membershipRows,
  levels: levelRows,
  ledger: ledgerRows,
  requirements: requirementRows,
  items: itemRows,
  redemption: redemptionRows,
  auctions: auctionRows,
  market: marketRows,
  admissions: admissionRows,
  gacha: gachaRows,
  fronts: frontRows,
  media: mediaRows,
  posts: postRows,
} satisfies { [Noun in keyof Contract]?: RowsOf<Noun> };
