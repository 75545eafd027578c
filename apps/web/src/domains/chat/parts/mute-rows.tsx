// For how long a conversation is muted.
import { bell } from '@stagepass/ui/icon/phosphor/bell.ts';
import { bellSlash } from '@stagepass/ui/icon/phosphor/bell-slash.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useMuteConversation } from '../data/conversation.ts';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './message-menu.tsx';

const HOUR_MS = 60 * 60_000;

export function MuteRows({ id, onDone }: { id: string; onDone: () => void }) {
  const copy = useCopy(sheetCopy);
  const { options } = copy;
  const mute = useMuteConversation(id);
  const choose = (until: string | null | false) => () =>
    mute.mutate(until, {
      onSuccess: ({ muted }) => {
        onDone();
        showToast({ title: muted ? options.muted : options.unmuted });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  const after = (hours: number) => () => choose(new Date(Date.now() + hours * HOUR_MS).toISOString())();
  return (
    <RowGroup>
      <Act icon={bellSlash} title={options.muteHour} onPress={after(1)} />
      <Act icon={bellSlash} title={options.muteDay} onPress={after(24)} />
      <Act icon={bellSlash} title={options.muteAlways} onPress={choose(null)} />
      <Act icon={bell} title={options.unmute} onPress={choose(false)} />
    </RowGroup>
  );
}
