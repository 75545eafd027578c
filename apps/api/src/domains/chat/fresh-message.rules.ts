// Owns how a message that was written this moment looks: everything is known, nothing is read again.
import type { Standing } from '#domains/memberships/public/standing.ts';
import type { Person } from '#domains/users/public/person.ts';
import type { NewMessage, Placed } from './send.store.ts';
import type { KeptVoice, SeenMessage } from './tables.ts';

interface Written {
  message: NewMessage;
  placed: Placed;
  quoted: SeenMessage | undefined;
  person: Person;
  standing: Standing | null;
}

export function freshMessage({ message, placed, quoted, person, standing }: Written): SeenMessage {
  const { gist: _gist, preview: _preview, partner_id: _p, club_id: _c, accepted_at: _a, ...kept } = message;
  const role = standing?.role ?? null;
  const member = role === 'member' || role === 'admin' || role === 'owner' ? role : null;
  const tier = member === null ? null : (standing?.tier ?? null);
  return {
    ...kept,
    mentions: [...message.mentions],
    media: message.media as SeenMessage['media'],
    voice: message.voice as KeptVoice | null,
    seq: placed.seq,
    change: placed.change,
    link: null,
    answers: 0,
    edited_at: null,
    pinned_at: null,
    hidden_at: null,
    removed_at: null,
    ...{ heart: 0, fire: 0, clap: 0, laugh: 0, wow: 0, sad: 0 },
    user_name: person.user_name,
    display_name: person.display_name,
    avatar_small_key: person.avatar_small_key,
    avatar_large_key: person.avatar_large_key,
    author_role: member,
    author_tier_rank: tier?.rank ?? null,
    author_tier_name: tier?.name ?? null,
    author_tier_hue: tier?.hue ?? null,
    quoted_id: quoted?.id ?? null,
    quoted_seq: quoted?.seq ?? null,
    quoted_author_id: quoted?.author_id ?? null,
    quoted_user_name: quoted?.user_name ?? null,
    quoted_display_name: quoted?.display_name ?? null,
    quoted_text: quoted?.text ?? null,
    quoted_gist: quoted === undefined ? null : gistOfQuoted(quoted),
    my_reaction: null,
    my_answers: 0,
    my_answers_sent: 0,
    apart: false,
    author_out: false,
  };
}

function gistOfQuoted({ text, voice, card_kind, media }: SeenMessage): SeenMessage['quoted_gist'] {
  if (text !== '') return 'text';
  if (voice !== null) return 'voice';
  return card_kind ?? (media.length > 0 ? 'picture' : 'text');
}
