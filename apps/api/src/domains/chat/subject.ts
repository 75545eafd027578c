// Owns a message as a subject: its card, whose it is, and its being out of sight by moderation.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { presentUser } from '#domains/users/public/present-user.ts';
import { loadSeen } from './access.ts';
import { setHidden } from './actions/change-message.ts';
import { noticeOf } from './chat.rules.ts';
import { listSeenMessages } from './messages.store.ts';
import { messagePath } from './public/paths.ts';

const TEXT_LENGTH = 400;

export const messageSubject: SubjectOwner = {
  async loadCards(platform, tx, viewer, ids) {
    if (viewer.kind !== 'user') return new Map();
    const rows = await listSeenMessages(tx, viewer.user_id, ids);
    const at = [...new Set(rows.map(({ conversation_id }) => conversation_id))];
    const seen = new Map((await loadSeen(platform, tx, viewer, at)).map((one) => [one.row.id, one]));
    const cards = new Map<string, SubjectCard>();
    for (const row of rows) {
      const conversation = seen.get(row.conversation_id);
      // Whoever runs the site judges what was reported between two people, and reads that message alone.
      const readable = conversation?.unreadable === undefined || viewer.operator;
      const order = conversation?.staff === true || viewer.operator || row.author_id === viewer.user_id;
      const out = row.hidden_at !== null;
      if (conversation === undefined || !readable || row.removed_at !== null || (out && !order)) continue;
      const notice = noticeOf({ ...row, hidden_at: null });
      cards.set(row.id, {
        kind: 'message',
        id: row.id,
        title: notice,
        text: row.text.slice(0, TEXT_LENGTH),
        path: messagePath(row),
        picture_url: null,
        author: presentUser(platform, { ...row, id: row.author_id }),
        club_id: conversation.row.partner_id === null ? conversation.row.club_id : null,
        state: out ? 'hidden' : 'shown',
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
};
