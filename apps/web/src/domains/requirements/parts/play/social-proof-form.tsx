// The proof of a SOCIAL step: a link, a screenshot, a note; kept on the phone as it is typed.
import type { MediaView } from '@stagepass/contract/media/shapes.ts';
import type { FormProblem } from '@stagepass/contract/requirements/kinds.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { type FormEvent, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { forgetDraft, keepDraft, readDraft } from '../../data/drafts.ts';
import { problemsOf } from '../../model/form-values.ts';
import { hostOf } from '../../model/social-icons.ts';
import type { PlayerProps } from './player-props.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import { socialPlayCopy } from './social-copy.ts';

interface Typed {
  link: string;
  note: string;
}

const isTyped = (kept: unknown): kept is Typed =>
  typeof kept === 'object' && kept !== null && 'link' in kept && 'note' in kept;

export interface SocialProofFormProps extends Pick<PlayerProps<'SOCIAL'>, 'attempt' | 'task' | 'onHandIn'> {
  id: string;
  onBusy: (busy: boolean) => void;
  onTrouble: (trouble: string | null) => void;
}

export function SocialProofForm({ id, ...props }: SocialProofFormProps) {
  const copy = useCopy(socialPlayCopy);
  const { task, onBusy } = props;
  const { typed, change, picture, setPicture, wrong, send } = useProof(props);
  return (
    <form id={id} noValidate className="sp-form-fields mt-5" onSubmit={(event) => void send(event)}>
      <h2 className="sp-title m-0">{copy.proofTitle}</h2>
      {task.proof === 'picture' ? null : (
        <Field
          label={task.proof === 'link' ? copy.link : copy.linkOptional}
          hint={copy.linkHint}
          error={wrong.link}
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          value={typed.link}
          onChange={(event) => change({ link: event.target.value })}
        />
      )}
      {task.proof === 'link' ? null : (
        <ScreenshotField value={picture} error={wrong.picture} onBusy={onBusy} onChange={setPicture} />
      )}
      <TextArea
        label={copy.note}
        hint={copy.noteHint}
        rows={2}
        maxLength={500}
        value={typed.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </form>
  );
}

function useProof({ attempt, task, onHandIn, onBusy, onTrouble }: Omit<SocialProofFormProps, 'id'>) {
  const words = useCopy(requirementsCopy);
  const copy = useCopy(socialPlayCopy);
  const draft = `social:${attempt.requirement_id}`;
  const [typed, setTyped] = useState<Typed>(() => readDraft(draft, isTyped) ?? { link: '', note: '' });
  const [picture, setPicture] = useState<MediaView | null>(null);
  const [wrong, setWrong] = useState<{ link?: string; picture?: string }>({});
  const link = typed.link.trim();
  const change = (next: Partial<Typed>) => {
    const now = { ...typed, ...next };
    setTyped(now);
    setWrong({});
    keepDraft(draft, now);
  };
  const missing = (): typeof wrong => {
    if (link !== '' && !(link.startsWith('https://') && hostOf(link) !== '')) return { link: copy.linkWrong };
    if (task.proof === 'link') return link === '' ? { link: copy.linkMissing } : {};
    if (picture !== null || (task.proof === 'either' && link !== '')) return {};
    return { picture: task.proof === 'either' ? copy.eitherMissing : copy.pictureMissing };
  };
  const refused = (problems: ReadonlyMap<string, FormProblem>): typeof wrong => ({
    ...(problems.has('link') ? { link: copy.linkWrong } : {}),
    ...(problems.has('picture') ? { picture: copy.pictureNotReady } : {}),
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = missing();
    setWrong(found);
    onTrouble(null);
    if (Object.keys(found).length > 0) return;
    onBusy(true);
    try {
      const note = typed.note.trim();
      await onHandIn({
        type: 'SOCIAL',
        way: 'proof',
        link: link || null,
        media_id: picture?.id ?? null,
        note,
      });
      forgetDraft(draft);
    } catch (error) {
      if (isApiError(error, 'requirements.answers-not-right')) setWrong(refused(problemsOf(error.details)));
      else onTrouble(errorSentence(words, error));
    } finally {
      onBusy(false);
    }
  };
  const changePicture = (next: MediaView | null) => {
    setPicture(next);
    setWrong({});
  };
  return { typed, change, picture, setPicture: changePicture, wrong, send };
}
