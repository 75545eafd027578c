// Owns the row types of the search domain's tables; nobody else reads or writes them.
import type { DocumentKind } from '@stagepass/contract/search/shapes.ts';

export interface DocumentRow {
  kind: DocumentKind;
  id: string;
  club_id: string | null;
  author_id: string | null;
  visibility: 'public' | 'members';
  weight: number;
  /** Folded; empty for posts. */
  title: string;
  /** The text form of a tsvector. */
  words: string;
  created_at: Date;
}
