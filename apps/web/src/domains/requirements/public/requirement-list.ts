// A list of requirements as whoever does them sees it, and as its editors do.
import type { RequirementOwnerKind } from '@stagepass/contract/requirements/kinds.ts';
import { useCall } from '#platform/query/query.ts';

export interface ListAt {
  owner_kind: RequirementOwnerKind;
  owner_id: string;
}

export const listKey = (at: ListAt) => ['requirements', 'list', at.owner_kind, at.owner_id] as const;
export const editorKey = (at: ListAt) => ['requirements', 'editor', at.owner_kind, at.owner_id] as const;

export function useRequirementList(at: ListAt) {
  return useCall('GET /requirement-lists/:owner_kind/:owner_id', { params: { ...at } }, { key: listKey(at) });
}

export function useEditableList(at: ListAt, { enabled = true } = {}) {
  return useCall(
    'GET /requirement-lists/:owner_kind/:owner_id/editor',
    { params: { ...at } },
    { key: editorKey(at), enabled },
  );
}
