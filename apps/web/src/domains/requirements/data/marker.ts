// What only the server knows of an AR step: what its printed marker says, and where its model lies.
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';

export function useMarker(id: string, enabled = true) {
  return useQuery({
    queryKey: ['requirements', 'marker', id],
    queryFn: () => callData('GET /requirements/:id/marker', { params: { id } }),
    enabled,
  });
}

/** Of a preview, which asks the server for nothing else. */
export function usePreviewWorld({ id, config }: EditableRequirement) {
  return useMarker(id, config.type === 'AR');
}
