// The 3D model of an item: downloaded, with everything that draws it, once somebody asks. The picture stands beside it already.
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ModelViewer } from '#platform/model-viewer/model-viewer.tsx';
import { modelCopy } from '../model-copy.ts';

type ItemModelProps = { name: string; url: string; onClose: () => void };

export function ItemModel({ name, url, onClose }: ItemModelProps) {
  const copy = useCopy(modelCopy);
  return (
    <ModelViewer
      src={pictureAddress(url) ?? ''}
      poster={null}
      words={{ ...copy, label: copy.label({ name }) }}
      onClose={onClose}
    />
  );
}
