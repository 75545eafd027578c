// Owns stand-ins for the owners of subjects, for tests of what only holds {kind, id}.
import type { SubjectCard, SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import { type SubjectOwner, subjectOwners } from '#domains/subjects/public/subject-owners.ts';

export interface StandInSubject {
  title: string;
  author_id?: string;
  club_id?: string;
  /** Who may see it; everybody where left out. */
  visible?: (userId: string | undefined) => boolean;
  state?: SubjectCard['state'];
}

export interface StandInOwners {
  readonly subjects: Map<string, StandInSubject>;
  /** How often cards were asked for. */
  readonly asked: SubjectKind[];
  restore(): void;
}

/** Takes the place of the owners of these kinds until `restore`. */
export function standInFor(kinds: readonly SubjectKind[]): StandInOwners {
  const owners = subjectOwners.read();
  const before = { ...owners };
  const subjects = new Map<string, StandInSubject>();
  const asked: SubjectKind[] = [];
  for (const kind of kinds) owners[kind] = standIn(kind, subjects, asked);
  return { subjects, asked, restore: () => Object.assign(owners, before) };
}

function standIn(
  kind: SubjectKind,
  subjects: ReadonlyMap<string, StandInSubject>,
  asked: SubjectKind[],
): SubjectOwner {
  return {
    async loadCards(_platform, _tx, viewer, ids) {
      asked.push(kind);
      const userId = viewer.kind === 'user' ? viewer.user_id : undefined;
      const cards = new Map<string, SubjectCard>();
      for (const id of ids) {
        const subject = subjects.get(id);
        if (subject === undefined || subject.visible?.(userId) === false) continue;
        cards.set(id, {
          kind,
          id,
          title: subject.title,
          text: '',
          path: `/${kind}/${id}`,
          picture_url: null,
          author: null,
          club_id: subject.club_id ?? null,
          state: subject.state ?? 'shown',
        });
      }
      return cards;
    },
    async facts(_tx, ids) {
      const known = ids.flatMap((id) => {
        const subject = subjects.get(id);
        return subject === undefined
          ? []
          : [[id, { author_id: subject.author_id ?? null, club_id: subject.club_id ?? null }] as const];
      });
      return new Map(known);
    },
    hide: async () => {},
    restore: async () => {},
  };
}
