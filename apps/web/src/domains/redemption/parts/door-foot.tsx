// Below the verdict: what to do about a refusal, or the scans of this door and the way to type one.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { keyboard } from '@stagepass/ui/icon/phosphor/keyboard.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useEarlierScans, useFreeItem } from '../data/scans.ts';
import type { Scanner } from '../data/use-scanner.ts';
import type { ScanEntry } from '../model/scan-entries.ts';
import type { Said } from '../model/verdict-words.ts';
import { scannerCopy } from '../scanner-copy.ts';
import { ScanLog } from './scan-log.tsx';

export interface DoorFootProps {
  scanner: Scanner;
  clubId: string;
  said: Said | null;
  onType: () => void;
  onOpen: (entry: ScanEntry) => void;
  onAgain: (entry: ScanEntry) => void;
}

export function DoorFoot({ scanner, clubId, said, onType, onOpen, onAgain }: DoorFootProps) {
  const copy = useCopy(scannerCopy);
  const earlier = useEarlierScans(clubId);
  const { current } = scanner;
  if (said?.verdict === 'refused' && current !== null)
    return (
      <Refused
        entry={current}
        said={said}
        onNext={scanner.dismiss}
        onType={onType}
        onAgain={() => onAgain(current)}
      />
    );
  return (
    <div className="sp-scanner-log">
      {scanner.trouble === null ? null : (
        <div className="my-3">
          <Notice tone="bad" live>
            {errorSentence(copy, scanner.trouble)}
          </Notice>
        </div>
      )}
      {scanner.late.length === 0 ? null : (
        <div className="my-3">
          <Notice
            tone="bad"
            live
            action={
              <Button variant="secondary" size="small" onClick={scanner.seenLate}>
                {copy.lateSeen}
              </Button>
            }
          >
            <b>{copy.late({ count: scanner.late.length })}.</b> {copy.lateText}
          </Notice>
        </div>
      )}
      <ScanLog scanner={scanner} earlier={earlier.data ?? []} onOpen={onOpen} />
      {earlier.isError ? <p className="sp-small sp-quiet mt-2">{copy.log.failed}</p> : null}
      <div className="sp-scanner-acts">
        <Button variant="secondary" wide icon={<Icon of={keyboard} />} onClick={onType}>
          {copy.type}
        </Button>
      </div>
    </div>
  );
}

interface RefusedProps {
  entry: ScanEntry;
  said: Said;
  onNext: () => void;
  onType: () => void;
  onAgain: () => void;
}

function Refused({ entry, said, onNext, onType, onAgain }: RefusedProps) {
  const copy = useCopy(scannerCopy);
  const free = useFreeItem();
  const { view } = entry;
  const canLetIn = view?.first !== null && view?.first !== undefined;
  const itemId = view?.item?.id ?? entry.subject_id;
  const canFree = said.reason === 'other-phone' && view !== null && itemId !== null;
  const words = said.reason === 'already-redeemed' ? copy.again : canFree ? copy.otherPhoneHelp : null;
  return (
    <div className="sp-scanner-log">
      {words === null ? null : <p className="sp-quiet mt-4 mb-1">{words}</p>}
      {free.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, free.error)}
        </Notice>
      ) : null}
      <div className="sp-scanner-acts">
        <Button wide onClick={onNext}>
          {copy.next}
        </Button>
        <div className="flex gap-2">
          {canLetIn ? (
            <Button variant="secondary" className="flex-1" onClick={onAgain}>
              {copy.letIn}
            </Button>
          ) : null}
          {canFree ? (
            <Button
              variant="secondary"
              className="flex-1"
              loading={free.isPending}
              onClick={() =>
                free.mutate(itemId, {
                  onSuccess: () => {
                    showToast({ title: copy.freed, tone: 'good' });
                    onNext();
                  },
                })
              }
            >
              {copy.free}
            </Button>
          ) : null}
          {canLetIn || canFree ? (
            <IconButton
              label={copy.type}
              surface="raised"
              size="large"
              icon={<Icon of={keyboard} />}
              onClick={onType}
            />
          ) : (
            <Button variant="secondary" className="flex-1" icon={<Icon of={keyboard} />} onClick={onType}>
              {copy.type}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
