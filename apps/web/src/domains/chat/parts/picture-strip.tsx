// The pictures that will be sent, each with the way to leave it out.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { x } from '@stagepass/ui/icon/phosphor/x.ts';
import { dropFile } from '#domains/media/public/kept-files.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { chatCopy } from '../copy.ts';
import { fileName } from '../data/outbox-files.ts';
import type { StagedPicture } from './staged.ts';
import './picture-strip.css';

interface PictureStripProps {
  pictures: readonly StagedPicture[];
  onChange: (pictures: readonly StagedPicture[]) => void;
}

export function PictureStrip({ pictures, onChange }: PictureStripProps) {
  const copy = useCopy(chatCopy).composer;
  const remove = (key: string) => {
    onChange(pictures.filter((one) => one.key !== key));
    void dropFile(fileName(key));
  };
  return (
    <ul className="sp-chat-strip" aria-label={copy.pictures}>
      {pictures.map(({ key, preview }, at) => (
        <li key={key}>
          <img src={preview} alt="" />
          <button type="button" aria-label={copy.removePicture({ at: at + 1 })} onClick={() => remove(key)}>
            <Icon of={x} weight="bold" />
          </button>
        </li>
      ))}
    </ul>
  );
}
