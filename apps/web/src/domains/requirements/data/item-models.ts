// The club's own items that have a 3D model, for a step that shows one of them.
import { useQuery } from '@tanstack/react-query';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { allEntries, readPages } from '#platform/query/use-pages.ts';

export interface ItemModel {
  id: string;
  name: string;
  model_url: string;
}

/** None without a club, and until they are known. */
export function useItemModels(clubId: string | undefined): readonly ItemModel[] {
  const { data } = useQuery({
    queryKey: ['requirements', 'item-models', clubId],
    queryFn: async ({ signal }): Promise<ItemModel[]> => {
      const input = { params: { id: clubId ?? '' }, query: { limit: 60 } } as const;
      const pages = await readPages('GET /clubs/:id/item-designs', input, { signal });
      return allEntries({ pages }).flatMap(({ id, name, model_url }) =>
        model_url === null ? [] : [{ id, name, model_url }],
      );
    },
    enabled: clubId !== undefined,
  });
  return data ?? [];
}

/** A copy: the step keeps its model, whatever becomes of the item. */
export async function copyItemModel({ id, model_url }: ItemModel): Promise<File> {
  const answer = await fetch(pictureAddress(model_url) ?? '');
  if (!answer.ok) throw new Error(`the model answered ${answer.status}`);
  return new File([await answer.blob()], `${id}.glb`, { type: 'model/gltf-binary' });
}
