// The words of the editor that depend on what the list is for: requirements of joining, or steps of a mission.
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { editCopy } from './edit-copy.ts';
import type { ListAt } from './public/requirement-list.ts';

type Steps = Copy<typeof editCopy>['steps'];
type EditWords = Pick<
  Steps,
  'editAct' | 'removeAct' | 'removeText' | 'removed' | 'saved' | 'save' | 'changed' | 'waits' | 'waitsHint'
>;

export function useEditWords(at: ListAt): EditWords {
  const { edit, steps } = useCopy(editCopy);
  return at.owner_kind === 'joining' ? { ...steps, ...edit } : steps;
}
