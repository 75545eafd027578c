// The pass that fills up while a person answers: name, picture, what they are into.
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { PassMark } from '@stagepass/ui/icon/wordmark.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { Handle } from '../handle.tsx';
import './pass-preview.css';

export function PassPreview(props: {
  name: string;
  userName: string;
  picture: string | null | undefined;
  /** Words at its foot. */
  words?: readonly string[];
}) {
  const { name, userName, picture, words = [] } = props;
  return (
    <div className="sp-pass-preview" aria-hidden="true">
      <span className="sp-pass-preview-slot" />
      <Avatar name={name || userName} src={pictureAddress(picture)} size={104} decorative />
      <FittedText max={132} className="sp-pass-preview-name">
        {name.trim() === '' ? '…' : name}
      </FittedText>
      <span className="sp-pass-preview-foot">
        <span className="sp-num">
          <Handle name={userName} />
        </span>
        <PassMark />
      </span>
      {words.length > 0 ? <span className="sp-pass-preview-words">{words.join(' · ')}</span> : null}
    </div>
  );
}
