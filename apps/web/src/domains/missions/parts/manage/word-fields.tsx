// A mission's name, story and picture: they can change at any time.
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { DrawnSketch } from '#domains/items/public/drawn-object.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import { type MissionForm, STORY_MAX, TITLE_MAX } from '../../model/manage-draft.ts';
import { type PictureProps, PictureSheet } from './picture-sheet.tsx';

export function WordFields({ form, mission, onSending }: PictureProps) {
  const copy = useCopy(missionBuilderCopy);
  const { title, story } = form.values;
  return (
    <>
      <Field
        {...form.field('title')}
        label={copy.name}
        hint={copy.nameHint}
        maxLength={TITLE_MAX}
        aside={
          <span className="sp-num sp-faint sp-builder-count">
            {copy.count({ used: title.length, most: TITLE_MAX })}
          </span>
        }
      />
      <TextArea
        {...form.field('story')}
        label={copy.story}
        hint={copy.storyHint}
        maxLength={STORY_MAX}
        count={copy.count({ used: story.length, most: STORY_MAX })}
      />
      <PictureRow form={form} mission={mission} onSending={onSending} />
    </>
  );
}

/** What the mission will show; drawn objects are only sketched here. */
export function BuilderPrint({ form, mission }: { form: MissionForm; mission: MissionEditor | null }) {
  const src = pictureAddress(form.from === 'upload' ? form.media?.url : mission?.picture?.small_url);
  return (
    <span className="sp-builder-print" aria-hidden="true">
      {form.from === 'drawn' ? <DrawnSketch object={form.object} /> : src ? <img src={src} alt="" /> : null}
    </span>
  );
}

function PictureRow({ form, mission, onSending }: PictureProps) {
  const { picture } = useCopy(missionBuilderCopy);
  const [open, setOpen] = useState(false);
  return (
    <div className="sp-builder-picture">
      <BuilderPrint form={form.values} mission={mission} />
      <span className="sp-field-label">{picture.heading}</span>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {picture.change}
      </Button>
      {open ? (
        <PictureSheet form={form} mission={mission} onSending={onSending} onClose={() => setOpen(false)} />
      ) : null}
      {form.errors.media === undefined ? null : (
        <p className="sp-field-help" data-error="" role="alert">
          {form.errors.media}
        </p>
      )}
    </div>
  );
}
