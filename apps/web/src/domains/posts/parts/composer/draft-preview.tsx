// The draft as others will read it.
import { useCopy } from '#platform/i18n/copy.ts';
import { composerCopy } from '../../composer-copy.ts';
import { PostText } from '../post-text.tsx';
import '../post.css';

export function DraftPreview({ text }: { text: string }) {
  const copy = useCopy(composerCopy);
  // Whoever is named becomes a link once the server knows who is there.
  return (
    <div className="sp-composer-preview">
      {text.trim() === '' ? (
        <p className="sp-quiet">{copy.previewEmpty}</p>
      ) : (
        <PostText text={text} mentions={[]} />
      )}
    </div>
  );
}
