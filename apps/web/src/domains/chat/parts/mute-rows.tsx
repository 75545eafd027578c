// For how long a conversation is muted; where it is muted already, the way back.
import { bellSlash } from '@stagepass/ui/icon/phosphor/bell-slash.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import { useMuting } from './use-muting.ts';

const HOUR_MS = 60 * 60_000;

export function MuteRows({ id, onDone }: { id: string; onDone: () => void }) {
  const { options } = useCopy(sheetCopy);
  const mute = useMuting(id, onDone);
  const after = (hours: number) => () => mute(new Date(Date.now() + hours * HOUR_MS).toISOString());
  return (
    <RowGroup>
      <Act icon={bellSlash} title={options.muteHour} onPress={after(1)} />
      <Act icon={bellSlash} title={options.muteDay} onPress={after(24)} />
      <Act icon={bellSlash} title={options.muteAlways} onPress={() => mute(null)} />
    </RowGroup>
  );
}
