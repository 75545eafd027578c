// Owns telling a club's owner of its license: a limit that is near, and a payment that failed.
import {
  licenseCardTold,
  licenseLimitNear,
  licensePayerLeft,
  licensePaymentFailed,
} from '@stagepass/contract/licenses/events.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { notify } from '../notify.ts';
import { tells } from './told.ts';

const place = (club: Club) => ({
  ...{ user_ids: [club.owner_id], club_id: club.id, subject: { kind: 'club', id: club.id } },
  link: `${clubPath(club)}/upgrade-license`,
});

export const licenseHandlers = [
  tells('license-limit', licenseLimitNear, async (platform, tx, { club_id, at, ...payload }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined || club.closed_at !== null) return;
    const source = `${club_id}:${payload.limit}:${payload.allowed}:${at}`;
    await notify(platform, tx, { ...place(club), kind: 'license-limit', source, payload });
  }),
  tells('license-payment-card', licenseCardTold, async (platform, tx, told) => {
    const { club_id, user_id, license, amount_cents, how: card, charge_id } = told;
    const club = await findClub(platform, tx, club_id);
    if (club === undefined) return;
    await notify(platform, tx, {
      ...{ ...place(club), user_ids: [user_id], kind: 'license-payment', source: `${charge_id}:${card}` },
      payload: { license, amount_cents, next_try_at: null, card },
    });
  }),
  tells('license-payment-payer-left', licensePayerLeft, async (platform, tx, told) => {
    const { club_id, owner_id, license, amount_cents, ends_at, at } = told;
    const club = await findClub(platform, tx, club_id);
    if (club === undefined || club.owner_id !== owner_id) return;
    await notify(platform, tx, {
      ...{ ...place(club), kind: 'license-payment', source: `${club_id}:payer-left:${at}` },
      payload: { license, amount_cents, next_try_at: ends_at, card: 'payer-left' },
    });
  }),
  tells('license-payment', licensePaymentFailed, async (platform, tx, { club_id, at, ...payload }) => {
    const club = await findClub(platform, tx, club_id);
    if (club === undefined || club.closed_at !== null) return;
    const source = `${club_id}:${at}`;
    await notify(platform, tx, { ...place(club), kind: 'license-payment', source, payload });
  }),
];
