// What can be added to a conversation besides words.
import { images } from '@stagepass/ui/icon/phosphor/images.ts';
import { microphone } from '@stagepass/ui/icon/phosphor/microphone.ts';
import { target } from '@stagepass/ui/icon/phosphor/target.ts';
import { vinylRecord } from '@stagepass/ui/icon/phosphor/vinyl-record.ts';
import { RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { sheetCopy } from '../sheet-copy.ts';
import { Act } from './act.tsx';
import type { Extra } from './use-composer.ts';

interface AttachSheetProps {
  onClose: () => void;
  onChoose: (extra: Extra) => void;
  onPictures: () => void;
}

export function AttachSheet({ onClose, onChoose, onPictures }: AttachSheetProps) {
  const { attach } = useCopy(sheetCopy);
  const pictures = () => {
    onPictures();
    onClose();
  };
  return (
    <Sheet onClose={onClose} title={attach.title}>
      <RowGroup>
        <Act icon={images} title={attach.pictures} detail={attach.picturesText} onPress={pictures} />
        <Act
          icon={microphone}
          title={attach.voice}
          detail={attach.voiceText}
          onPress={() => onChoose('voice')}
        />
        <Act
          icon={vinylRecord}
          title={attach.item}
          detail={attach.itemText}
          onPress={() => onChoose('item')}
        />
        <Act
          icon={target}
          title={attach.mission}
          detail={attach.missionText}
          onPress={() => onChoose('mission')}
        />
      </RowGroup>
    </Sheet>
  );
}
