// Owns a message as a subject: its card, whose it is, and its being out of sight by moderation.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { MediaFacts } from '#domains/media/public/media-facts.ts';
import { presentMedia } from '#domains/media/public/present-media.ts';
import { releaseMedia } from '#domains/media/public/release-media.ts';
import { findEvidence } from '#domains/safety/public/evidence.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { presentUser } from '#domains/users/public/present-user.ts';
import { loadSeen } from './access.ts';
import { setHidden } from './actions/change-message.ts';
import { EVIDENCE, noticeOf } from './chat.rules.ts';
import { findMessageRow, listSeenMessages } from './messages.store.ts';
import { messagePath } from './public/paths.ts';

const TEXT_LENGTH = 400;

export const messageSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    if (viewer.kind !== 'user') return new Map();
    const rows = await listSeenMessages(tx, viewer.user_id, ids);
    const at = [...new Set(rows.map(({ conversation_id }) => conversation_id))];
    const seen = new Map((await loadSeen(platform, tx, viewer, at)).map((one) => [one.row.id, one]));
    const kept = await findEvidence(tx, 'message', ids);
    const cards = new Map<string, SubjectCard>();
    for (const row of rows) {
      const conversation = seen.get(row.conversation_id);
      // Whoever runs the site judges what was reported between two people, and reads that message alone.
      const readable = conversation?.unreadable === undefined || viewer.operator;
      const order = conversation?.staff === true || viewer.operator || row.author_id === viewer.user_id;
      const out = row.hidden_at !== null || row.author_out;
      // Whoever judges a report sees what was reported, whatever its author has made of it since.
      const judges = conversation?.can.moderate === true || viewer.operator;
      const evidence = judges ? kept.get(row.id) : undefined;
      const gone = row.removed_at !== null;
      if (conversation === undefined || !readable || (gone && evidence === undefined) || (out && !order))
        continue;
      const { text } = evidence ?? row;
      const media = (evidence?.media ?? row.media) as MediaFacts[];
      const notice = noticeOf({ ...row, text, media, hidden_at: null, removed_at: null });
      const [picture] = judges ? media : [];
      cards.set(row.id, {
        kind: 'message',
        id: row.id,
        title: notice,
        text: text.slice(0, TEXT_LENGTH),
        path: messagePath(row),
        picture_url: picture === undefined ? null : presentMedia(platform, picture, viewer.user_id).small_url,
        author: presentUser(platform, { ...row, id: row.author_id }),
        club_id: conversation.row.partner_id === null ? conversation.row.club_id : null,
        state: gone ? 'gone' : out ? 'hidden' : 'shown',
      });
    }
    return cards;
  },
  /** What two people say to each other is not their club's to judge. */
  async facts(tx, ids) {
    const { rows } = await tx.query<{ id: string; author_id: string; club_id: string | null }>({
      text: `select m.id, m.author_id, case when v.user_a is null then v.club_id end as club_id
        from messages m join conversations v on v.id = m.conversation_id where m.id = any($1::uuid[])`,
      values: [ids],
    });
    return new Map(rows.map(({ id, author_id, club_id }) => [id, { author_id, club_id }] as const));
  },
  hide: (platform, tx, id) => setHidden(platform, tx, id, true),
  restore: (platform, tx, id) => setHidden(platform, tx, id, false),
  async evidence(tx, id) {
    const row = await findMessageRow(tx, id);
    return row && { text: row.text, media: row.media };
  },
  /** Pictures of a message that is still there stay with it. */
  dropEvidence: (platform, tx, id) => releaseMedia(platform, tx, { for: { kind: EVIDENCE, id } }),
};
