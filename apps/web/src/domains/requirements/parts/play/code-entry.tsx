// A code that is found on site: scanned with the camera or typed; checked by the server alone.
import { readSiteCode } from '@stagepass/base/site-code.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { scan } from '@stagepass/ui/icon/phosphor/scan.ts';
import { useRef, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { siteCopy } from './site-copy.ts';
import '#platform/camera/camera.css';
import './scan.css';

const CodeScanner = latePart(() => import('./code-scanner.tsx'), 'CodeScanner');

export interface CodeEntryProps {
  typed: string;
  /** It came with the address: somebody scanned it with the phone's own camera. */
  filledIn: boolean;
  /** Said below the field. */
  error: string | undefined;
  busy: boolean;
  /** The code that was sent last was refused. */
  refused: boolean;
  onType: (typed: string) => void;
  /** Read by the camera. */
  onScan: (code: string) => void;
}

export function CodeEntry(props: CodeEntryProps) {
  const copy = useCopy(siteCopy);
  const { typed, filledIn, error, busy, refused, onType, onScan } = props;
  const [open, setOpen] = useState(false);
  const last = useRef('');
  const seen = (code: string) => {
    // The camera sees the same code many times a second: it is sent once, until another comes.
    if (busy || code === last.current) return;
    last.current = code;
    onScan(code);
  };
  return (
    <div className="sp-site-code">
      {open ? (
        <CodeScanner
          meanwhile={<div className="sp-cam sp-site-cam" aria-busy="true" />}
          words={copy.camera}
          verdict={busy ? 'waiting' : refused ? 'refused' : 'looking'}
          onCode={seen}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button
          variant={filledIn ? 'secondary' : 'primary'}
          wide
          icon={<Icon of={scan} weight="bold" />}
          onClick={() => {
            last.current = '';
            setOpen(true);
          }}
        >
          {refused || filledIn ? copy.scanAgain : copy.scan}
        </Button>
      )}
      <p className="sp-site-or">{copy.orType}</p>
      <Field
        label={copy.code}
        hint={filledIn ? copy.filledIn : copy.codeHint}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

/** Whether what was typed can be a code at all. */
export function isSiteCode(typed: string): boolean {
  return readSiteCode(typed) !== undefined;
}
