// The note that goes with a request; kept on the phone until it is sent.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { readLocal, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { admissionsCopy } from '../copy.ts';

const MOST = 500;

export function AskSheet(props: {
  club: { id: string; name: string };
  busy: boolean;
  onSend: (note: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const copy = useCopy(admissionsCopy);
  const { club, busy, onSend, onClose } = props;
  const draft = `spc-join-note:${club.id}`;
  const [note, setNote] = useState(() => readLocal(draft) ?? '');
  const send = async () => {
    if (await onSend(note.trim())) removeLocal(draft);
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.ask.title({ club: club.name })}
      description={copy.door.askText}
      closeLabel={copy.close}
      footer={
        <Button wide loading={busy} onClick={() => void send()}>
          {copy.ask.send}
        </Button>
      }
    >
      <TextArea
        label={copy.ask.note}
        hint={copy.ask.noteHint}
        rows={5}
        maxLength={MOST}
        count={`${note.length} / ${MOST}`}
        value={note}
        onChange={(event) => {
          setNote(event.target.value);
          writeLocal(draft, event.target.value);
        }}
      />
    </Drawer>
  );
}
