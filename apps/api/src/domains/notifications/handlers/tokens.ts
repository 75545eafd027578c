// Owns telling fans of tokens that another fan sent them, or that came with what they claimed. What a mission or a campaign gives is told with that.
import { stationClaimed } from '@stagepass/contract/stations/events.ts';
import { tokensSent } from '@stagepass/contract/tokens/events.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { loadTokens } from '#domains/tokens/public/load-tokens.ts';
import { notify } from '../notify.ts';
import { tells } from './told.ts';

export const tokenHandlers = [
  tells(
    'tokens-received',
    tokensSent,
    async (platform, tx, { club_id, symbol, from_id, to_id, amount, transfer_id }) => {
      const club = await findClub(platform, tx, club_id);
      if (club === undefined) return;
      await notify(platform, tx, {
        ...{ kind: 'tokens-received', user_ids: [to_id], club_id, actor_id: from_id, source: transfer_id },
        subject: { kind: 'token', id: club_id },
        payload: { symbol, amount, how: 'fan' },
        link: `${clubPath(club)}/token`,
      });
    },
    'prompt',
  ),
  tells(
    'tokens-received-at-station',
    stationClaimed,
    async (platform, tx, { station_id, club_id, user_id, claim_id, tokens }) => {
      const token = tokens === 0 ? undefined : (await loadTokens(tx, [club_id])).get(club_id);
      if (token === undefined) return;
      await notify(platform, tx, {
        ...{ kind: 'tokens-received', user_ids: [user_id], club_id, source: claim_id },
        subject: { kind: 'station', id: station_id },
        payload: { symbol: token.symbol, amount: tokens, how: 'station' },
        link: `/club/station/${station_id}`,
      });
    },
  ),
];
