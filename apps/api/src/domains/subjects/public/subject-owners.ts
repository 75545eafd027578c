// Owns what the owner of a kind of subject must be able to do, and the slot where boot puts all owners.
import type { SubjectCard, SubjectKind } from '@stagepass/contract/subjects/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

/** Whose a subject is, and in which club it stands; for a club its owner and itself. */
export interface SubjectFacts {
  author_id: string | null;
  club_id: string | null;
}

/** Why something goes out of sight: `cause` for the log, `reason` for whoever made it; empty where nobody has decided yet. */
export interface Hiding {
  cause: string;
  reason: string;
}

/** What something says and shows at this moment. */
export interface SubjectEvidence {
  text: string;
  /** Facts of its pictures, which its owner alone can read. */
  media: readonly object[];
}

export interface SubjectOwner {
  /** What this viewer may see, by id, in a fixed number of queries; what they may not see is left out. */
  loadCards(
    platform: Platform,
    tx: Executor,
    viewer: Actor,
    ids: readonly string[],
  ): Promise<Map<string, SubjectCard>>;
  /** By id, whoever asks; what does not exist is left out. */
  facts(tx: Executor, ids: readonly string[]): Promise<Map<string, SubjectFacts>>;
  /** Out of sight but for its author and those who keep order. Bears being called again. */
  hide(platform: Platform, tx: Tx, id: string, why: Hiding): Promise<void>;
  restore(platform: Platform, tx: Tx, id: string): Promise<void>;
  /** Whether it stays in sight until somebody has decided, however many report it: others’ money hangs on it. Unset: it does not. */
  staysMeanwhile?(tx: Executor, id: string): Promise<boolean>;
  /** What is kept of it with its first report, where its author may change or delete it before somebody has decided. */
  evidence?(tx: Executor, id: string): Promise<SubjectEvidence | undefined>;
  /** Its case is closed: what was kept for it alone can go. */
  dropEvidence?(platform: Platform, tx: Tx, id: string): Promise<void>;
}

export const subjectOwners = slot<Record<SubjectKind, SubjectOwner>>('subject-owners');
