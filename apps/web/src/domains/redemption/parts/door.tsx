// A door that is open: what the camera sees, what each code comes to, and what was scanned before.
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { flashlight } from '@stagepass/ui/icon/phosphor/flashlight.ts';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ScanFrame, ScanVerdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { manageItemsPath } from '#domains/items/public/paths.ts';
import { CameraPicture } from '#platform/camera/camera-picture.tsx';
import { useCamera } from '#platform/camera/use-camera.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useWayBack } from '#platform/navigation/use-way-back.ts';
import { readLocal, writeLocal } from '#platform/storage/local.ts';
import { useWakeLock } from '#platform/wake-lock/use-wake-lock.ts';
import { useDoorCounts } from '../data/door-list.ts';
import { type Scanner, useScanner } from '../data/use-scanner.ts';
import type { DoorList } from '../model/check-code.ts';
import { makeCodeGate } from '../model/code-gate.ts';
import type { ScanEntry } from '../model/scan-entries.ts';
import { type Said, verdictOf } from '../model/verdict-words.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { DoorFoot } from './door-foot.tsx';
import { useDoorTimes } from './use-door-times.ts';

const DoorSheet = latePart(() => import('./door-sheet.tsx'), 'DoorSheet');
const TypeSheet = latePart(() => import('./type-sheet.tsx'), 'TypeSheet');
const ScanSheet = latePart(() => import('./scan-sheet.tsx'), 'ScanSheet');
const AgainDialog = latePart(() => import('./again-dialog.tsx'), 'AgainDialog');

/** Fetched behind the open door: when the network goes, everything at hand must still open. */
function useSheetsAtHand(): void {
  useEffect(() => {
    for (const sheet of [DoorSheet, TypeSheet, ScanSheet, AgainDialog]) sheet.expect();
  }, []);
}

type Opened = { sheet: 'door' | 'type' | null } | { sheet: 'scan' | 'again'; entry: ScanEntry };

const doorKey = (clubId: string) => `spc-door-${clubId}`;

export function Door({ list, userId }: { list: DoorList; userId: string }) {
  // Each scan draws all of it anew: remembering its parts would only make the first visit 0.5 KiB heavier.
  'use no memo';
  const copy = useCopy(scannerCopy);
  const told = useDoorTimes();
  const { club } = list;
  const [name, setName] = useState(() => readLocal(doorKey(club.id)) ?? '');
  const [opened, setOpened] = useState<Opened>({ sheet: null });
  const scanner = useScanner({ user_id: userId, scanner: name, list });
  const { current } = scanner;
  const said = current === null ? null : verdictOf({ copy, ...told }, current);
  const [gate] = useState(makeCodeGate);
  // A refusal stays until somebody has read it; a sheet above hides what the camera would say.
  const isPaused = opened.sheet !== null || said?.verdict === 'refused' || current?.state === 'asking';
  const camera = useCamera((code) => {
    if (gate(code, Date.now()) && !isPaused) scanner.scan(code);
  });
  useWakeLock(true);
  useSheetsAtHand();
  useVerdictFelt(current, said);
  const close = () => setOpened({ sheet: null });
  return (
    <Screen className="sp-scanner">
      <ScreenBody className="sp-scanner-body !p-0 flex flex-col">
        <h1 className="sp-visually-hidden">{copy.title}</h1>
        <div className="sp-cam sp-scanner-cam">
          <CameraPicture camera={camera} words={copy.camera}>
            <div className="sp-scanner-frame">
              <ScanFrame verdict={said?.verdict ?? 'looking'} />
            </div>
          </CameraPicture>
          <Bar list={list} name={name} camera={camera} onDoor={() => setOpened({ sheet: 'door' })} />
          <Waiting scanner={scanner} isBlind={camera.isBlind} />
        </div>
        {said === null || current === null ? null : (
          <ScanVerdict
            key={`${current.scan_id}-${said.verdict}`}
            verdict={said.verdict}
            title={said.title}
            note={said.note}
          />
        )}
        <DoorFoot
          scanner={scanner}
          clubId={club.id}
          said={said}
          onType={() => setOpened({ sheet: 'type' })}
          onOpen={(entry) => setOpened({ sheet: 'scan', entry })}
          onAgain={(entry) => setOpened({ sheet: 'again', entry })}
        />
      </ScreenBody>
      <Suspense>
        {opened.sheet === 'door' ? (
          <DoorSheet
            list={list}
            name={name}
            onName={(next) => {
              setName(next);
              writeLocal(doorKey(club.id), next);
            }}
            onClose={close}
          />
        ) : null}
        {opened.sheet === 'type' ? (
          <TypeSheet
            onCode={(code) => {
              close();
              scanner.scan(code);
            }}
            onClose={close}
          />
        ) : null}
        {opened.sheet === 'scan' ? (
          <ScanSheet clubId={club.id} entry={opened.entry} onVoided={scanner.replace} onClose={close} />
        ) : null}
        {opened.sheet === 'again' ? (
          <AgainDialog
            clubId={club.id}
            entry={opened.entry}
            onFreed={(code) => {
              close();
              if (code === null) scanner.dismiss();
              else scanner.scan(code);
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Screen>
  );
}

function useVerdictFelt(current: ScanEntry | null, said: Said | null): void {
  const id = current?.scan_id;
  const verdict = said?.verdict;
  useEffect(() => {
    if (id === undefined || verdict === undefined || verdict === 'waiting') return;
    haptic(verdict === 'in' ? 'punch' : 'error');
  }, [id, verdict]);
}

type BarProps = {
  list: DoorList;
  name: string;
  camera: ReturnType<typeof useCamera>;
  onDoor: () => void;
};

function Bar({ list, name, camera, onDoor }: BarProps) {
  const copy = useCopy(scannerCopy);
  const back = useWayBack();
  const navigate = useNavigate();
  const { data: doors } = useDoorCounts(list.club.id, list.doors);
  const counted = doors.find(({ design }) => design.kind === 'ticket') ?? doors[0];
  return (
    <div className="sp-scanner-bar">
      <IconButton
        label={copy.closeScanner}
        surface="art"
        icon={<Icon of={x} weight="bold" size="1.25rem" />}
        onClick={back ?? (() => void navigate(manageItemsPath(list.club.handle), { replace: true }))}
      />
      <button type="button" className="sp-scanner-door" onClick={onDoor}>
        <span>{name === '' ? copy.noDoor : name}</span>
        {counted === undefined ? null : (
          <small>{copy.countIn({ redeemed: counted.redeemed, total: counted.total })}</small>
        )}
      </button>
      {camera.hasTorch ? (
        <IconButton
          label={camera.isTorchOn ? copy.torchOff : copy.torchOn}
          surface="art"
          aria-pressed={camera.isTorchOn}
          icon={<Icon of={flashlight} weight={camera.isTorchOn ? 'fill' : 'regular'} />}
          onClick={camera.turnTorch}
        />
      ) : (
        <span className="w-11" />
      )}
    </div>
  );
}

function Waiting({ scanner, isBlind }: { scanner: Scanner; isBlind: boolean }) {
  const copy = useCopy(scannerCopy);
  return (
    <div className="sp-scanner-wait" role="status">
      {scanner.waiting > 0 ? (
        <span className="sp-cam-pill sp-scanner-pill">
          <Icon of={wifiSlash} />
          {copy.waiting({ count: scanner.waiting })}
        </span>
      ) : isBlind ? (
        <span className="sp-cam-pill sp-scanner-pill">{copy.camera.reader}</span>
      ) : null}
    </div>
  );
}
