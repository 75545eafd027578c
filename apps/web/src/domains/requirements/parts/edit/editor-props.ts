// What every type's editor is given: its config as it is being written, and the way to change it.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';
import type { ListAt } from '../../public/requirement-list.ts';

export interface EditorProps<Type extends RequirementType> {
  config: ConfigOf<Type>;
  /** The list that it belongs to. */
  at?: ListAt | undefined;
  /** Whose list it is; known of missions. */
  club_id?: string | undefined;
  /** Null before it was saved for the first time. */
  requirement_id?: string | null | undefined;
  /** The pictures and videos that the config names, as they were when the sheet opened. */
  media: readonly MediaView[];
  onChange: (config: ConfigOf<Type>) => void;
  /** Something is on its way: it cannot be saved yet. */
  onBusy: (busy: boolean) => void;
}
