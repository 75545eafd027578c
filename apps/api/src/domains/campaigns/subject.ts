// Owns a campaign as a subject: its card, whose it is, and its being out of sight while reports wait for a decision.

import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { presentItemPicture } from '#domains/items/public/present-parts.ts';
import { hidesRow } from '#domains/subjects/public/hidden-row.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { loadSeenCampaigns } from './access.ts';
import { lockCampaign, updateCampaign } from './campaigns.store.ts';
import { indexCampaign } from './search-document.ts';
import { tellChanged } from './tell.ts';

const TEXT_LENGTH = 280;

export const campaignSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    const doors = await loadSeenCampaigns(platform, tx, viewer, ids);
    const owners = await loadUserCards(
      platform,
      tx,
      [...doors.values()].map(({ club }) => club.owner_id),
    );
    return new Map(
      [...doors].map(([id, { campaign, club }]): [string, SubjectCard] => [
        id,
        {
          kind: 'campaign',
          id,
          title: campaign.title,
          text: campaign.story.slice(0, TEXT_LENGTH),
          path: `/campaign/${id}`,
          picture_url: presentItemPicture(platform, campaign.picture)?.small_url ?? null,
          author: owners.get(club.owner_id) ?? null,
          club_id: club.id,
          state: campaign.hidden_at === null ? 'shown' : 'hidden',
        },
      ]),
    );
  },

  /** The owner of the club that made it answers for it: a report is the site operator's to judge. */
  async facts(tx, ids) {
    const { rows } = await tx.query<{ id: string; club_id: string; owner_id: string }>({
      text: `select k.id, k.club_id, c.owner_id from campaigns k join club_facts c on c.id = k.club_id
        where k.id = any($1::uuid[])`,
      values: [ids],
    });
    return new Map(rows.map(({ id, club_id, owner_id }) => [id, { author_id: owner_id, club_id }] as const));
  },

  /**
   * Nothing else of the campaign changes: what was promised stays set aside, and it closes, draws and pays as it would have. The lock keeps
   * completions apart: each finds it shown or hidden.
   */
  ...hidesRow({
    lock: lockCampaign,
    update: updateCampaign,
    async changed(platform, tx, campaign) {
      await indexCampaign(tx, campaign);
      tellChanged(platform, tx, campaign.id);
    },
  }),
};
