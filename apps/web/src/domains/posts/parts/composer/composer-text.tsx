// The words of a draft, with people offered after an @ and the room that is left.
import { useCopy } from '#platform/i18n/copy.ts';
import { composerCopy } from '../../composer-copy.ts';
import { limits } from '../../model/post-choices.ts';
import { MentionField } from '../../public/mention-field.tsx';

/** Told once it gets tight. */
const TIGHT = 300;

export interface ComposerTextProps {
  club: { id: string; name: string };
  text: string;
  onChange: (text: string) => void;
}

export function ComposerText({ club, text, onChange }: ComposerTextProps) {
  const copy = useCopy(composerCopy);
  const left = limits.text - text.trim().length;
  return (
    <div className="sp-composer-text">
      <MentionField
        clubId={club.id}
        label={copy.text}
        suggestionsLabel={copy.suggestions}
        placeholder={copy.place({ club: club.name })}
        side="below"
        rows={5}
        value={text}
        onChange={onChange}
        aria-invalid={left < 0 ? true : undefined}
        data-composer=""
      />
      <p className="sp-micro sp-quiet sp-composer-count" data-over={left < 0 ? '' : undefined} role="status">
        {left < 0
          ? copy.over({ count: -left })
          : left < TIGHT
            ? copy.left({ count: left })
            : text === ''
              ? copy.tips
              : copy.kept}
      </p>
    </div>
  );
}
