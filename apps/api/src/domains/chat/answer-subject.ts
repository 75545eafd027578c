// Owns an answer to a broadcast as a subject: its card for those who read answers, whose it is, and its being out of sight.
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { findEvidence } from '#domains/safety/public/evidence.ts';
import type { SubjectOwner } from '#domains/subjects/public/subject-owners.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { loadSeen } from './access.ts';
import { setAnswerHidden } from './actions/answer-broadcast.ts';
import { findAnswer, listAnswerPlaces } from './answers.store.ts';
import { previewOf } from './chat.rules.ts';
import { messagePath } from './public/paths.ts';

const TEXT_LENGTH = 400;

export const answerSubject: SubjectOwner = {
  /** For the staff who read answers, whoever runs the site, and its author. */
  async loadCards(platform, tx, viewer, ids) {
    if (viewer.kind !== 'user') return new Map();
    const rows = await listAnswerPlaces(tx, ids);
    const at = [...new Set(rows.map(({ conversation_id }) => conversation_id))];
    const seen = new Map((await loadSeen(platform, tx, viewer, at)).map((one) => [one.row.id, one]));
    const authors = await loadUserCards(platform, tx, [...new Set(rows.map(({ author_id }) => author_id))]);
    const kept = await findEvidence(tx, 'answer', ids);
    const cards = new Map<string, SubjectCard>();
    for (const row of rows) {
      const conversation = seen.get(row.conversation_id);
      const judges = viewer.operator || conversation?.can.read_answers === true;
      const evidence = judges ? kept.get(row.id) : undefined;
      const gone = row.removed_at !== null;
      if (!judges && row.author_id !== viewer.user_id) continue;
      if (gone && evidence === undefined) continue;
      const { text } = evidence ?? row;
      cards.set(row.id, {
        kind: 'answer',
        id: row.id,
        title: previewOf(text),
        text: text.slice(0, TEXT_LENGTH),
        path: messagePath(row),
        picture_url: null,
        author: authors.get(row.author_id) ?? null,
        club_id: row.club_id,
        state: gone ? 'gone' : row.hidden_at === null ? 'shown' : 'hidden',
      });
    }
    return cards;
  },
  async facts(tx, ids) {
    const rows = await listAnswerPlaces(tx, ids);
    return new Map(rows.map(({ id, author_id, club_id }) => [id, { author_id, club_id }] as const));
  },
  hide: (platform, tx, id) => setAnswerHidden(platform, tx, id, true),
  restore: (platform, tx, id) => setAnswerHidden(platform, tx, id, false),
  async evidence(tx, id) {
    const row = await findAnswer(tx, id);
    return row && { text: row.text, media: [] };
  },
};
