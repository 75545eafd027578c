// One picture of a draft: its description, its place, taking it out, trying again.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowClockwise } from '@stagepass/ui/icon/phosphor/arrow-clockwise.ts';
import { arrowLeft } from '@stagepass/ui/icon/phosphor/arrow-left.ts';
import { arrowRight } from '@stagepass/ui/icon/phosphor/arrow-right.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { composerCopy } from '../../composer-copy.ts';
import { type DraftUpload, removeMedia, resume } from '../../data/draft-uploads.ts';
import { changeDraft, moveDraftMedia } from '../../data/drafts.ts';
import type { DraftMedia } from '../../model/post-draft.ts';

const MOST_ALT = 1000;

export interface DraftMediaSheetProps {
  place: string;
  media: DraftMedia;
  at: number;
  count: number;
  upload: DraftUpload | undefined;
  title: string;
  onClose: () => void;
}

function describe(place: string, key: string, alt: string): void {
  changeDraft(place, (draft) => ({
    ...draft,
    media: draft.media.map((one) => (one.key === key ? { ...one, alt } : one)),
  }));
}

export function DraftMediaSheet({ place, media, at, count, upload, title, onClose }: DraftMediaSheetProps) {
  const copy = useCopy(composerCopy);
  const words = copy.media;
  const failed = upload?.state.phase === 'failed';
  const move = (to: number) => moveDraftMedia(place, { from: at, to });
  return (
    <Sheet
      onClose={onClose}
      title={title}
      footer={
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <TextArea
        label={words.describe}
        hint={words.describeHint}
        maxLength={MOST_ALT}
        value={media.alt}
        onChange={(event) => describe(place, media.key, event.target.value)}
      />
      <RowGroup className="mt-3">
        {failed ? (
          <Row icon={arrowClockwise} title={words.retry} onPress={() => void resume(place, media)} />
        ) : null}
        {at > 0 ? <Row icon={arrowLeft} title={words.earlier} onPress={() => move(at - 1)} /> : null}
        {at < count - 1 ? <Row icon={arrowRight} title={words.later} onPress={() => move(at + 1)} /> : null}
        <Row
          icon={trash}
          title={words.remove}
          tone="danger"
          onPress={() => {
            removeMedia(place, media.key);
            onClose();
          }}
        />
      </RowGroup>
    </Sheet>
  );
}

interface RowProps {
  icon: IconShape;
  title: string;
  tone?: 'danger';
  onPress: () => void;
}

function Row({ icon, ...row }: RowProps) {
  return <ListRow leading={<Icon of={icon} size="1.375rem" mirror={icon !== trash} />} {...row} />;
}
