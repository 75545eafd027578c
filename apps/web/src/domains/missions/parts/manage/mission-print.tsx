// A mission's small square picture; unprinted paper where there is none.
import type { ManagedMission } from '@stagepass/contract/missions/shapes.ts';
import { Print } from '@stagepass/ui/print/print.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';

export function MissionPrint({ picture }: Pick<ManagedMission, 'picture'>) {
  const src = pictureAddress(picture?.small_url);
  return (
    <span className="sp-managed-print" aria-hidden="true">
      {src === undefined ? null : <Print src={src} width={52} height={52} priority="low" />}
    </span>
  );
}
