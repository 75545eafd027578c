// The 3-D model of an item, to be turned around: fetched, with everything that draws it, once somebody asks. The picture stands
// beside it already.
import { MAX_MODEL_BYTES } from '@stagepass/base/model-limits.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ModelViewer } from '#platform/model-viewer/model-viewer.tsx';
import { modelCopy } from '../model-copy.ts';

async function fetchModel(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(pictureAddress(url) ?? '', { signal });
  const size = Number(answer.headers.get('content-length') ?? 0);
  if (!answer.ok || size > MAX_MODEL_BYTES) throw new Error(`the model answered ${answer.status}`);
  return answer.arrayBuffer();
}

type ItemModelProps = { name: string; url: string; onClose: () => void };

export function ItemModel({ name, url, onClose }: ItemModelProps) {
  const copy = useCopy(modelCopy);
  return (
    <ModelViewer
      load={(signal) => fetchModel(url, signal)}
      poster={null}
      words={{ ...copy, label: copy.label({ name }) }}
      onClose={onClose}
    />
  );
}
