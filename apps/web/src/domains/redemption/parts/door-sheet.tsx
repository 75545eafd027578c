// What this door is called, how many are in of what, and what it keeps for when the network goes.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { type FormEvent, useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useDoorCounts } from '../data/door-list.ts';
import type { DoorList } from '../model/check-code.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { useDoorTimes } from './use-door-times.ts';

export interface DoorSheetProps {
  list: DoorList;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

export function DoorSheet({ list, name, onName, onClose }: DoorSheetProps) {
  const copy = useCopy(scannerCopy);
  const words = copy.door;
  const { clock } = useDoorTimes();
  const [typed, setTyped] = useState(name);
  const { data: doors } = useDoorCounts(list.club.id, list.doors);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onName(typed.trim().slice(0, 40));
    onClose();
  };
  return (
    <Sheet onClose={onClose} title={words.title} description={list.club.name}>
      <form className="grid gap-4" onSubmit={save}>
        <Field
          label={words.name}
          hint={words.hint}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" wide>
          {words.save}
        </Button>
      </form>
      {doors.length === 0 ? (
        <p className="sp-quiet mt-5">{words.none}</p>
      ) : (
        <RowGroup heading={words.counts} className="mt-5">
          {doors.map(({ design, redeemable, redeemed, total }) => (
            <ListRow
              key={design.id}
              title={<bdi>{design.name}</bdi>}
              detail={redeemable.place}
              leading={
                <RarityFrame
                  rarity={design.quality}
                  src={pictureAddress(design.picture?.small_url)}
                  size="2.75rem"
                />
              }
              trailing={<span className="sp-serial">{copy.countIn({ redeemed, total })}</span>}
            />
          ))}
        </RowGroup>
      )}
      <p className="sp-small sp-quiet mt-4">
        {list.read_at === ''
          ? words.listNone
          : `${words.list({ tickets: list.items.length, passes: list.passes.length })} ${words.listOld({ time: clock(list.read_at) })}`}
      </p>
    </Sheet>
  );
}
