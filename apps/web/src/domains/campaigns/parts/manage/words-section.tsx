// A campaign's title, story and picture, which can change at any time, and its window, which is fixed once it is funded.

import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { DrawnSketch } from '#domains/items/public/drawn-object.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { type CampaignForm, STORY_MAX, TITLE_MAX } from '../../model/manage-draft.ts';

const PictureSheet = lateSheet(() => import('./picture-sheet.tsx'), 'PictureSheet');

export interface SectionProps {
  club: ClubView;
  campaign: CampaignEditor | null;
  form: Form<CampaignForm>;
  /** Prizes are set aside: what was promised stays. */
  fixed: boolean;
}

export function WordsSection({ club, campaign, form, fixed }: SectionProps) {
  const copy = useCopy(manageCampaignsCopy);
  const { title, story } = form.values;
  const time = { type: 'datetime-local', disabled: fixed } as const;
  return (
    <form {...form.form} className="sp-campaign-form">
      <Field
        {...form.field('title')}
        label={copy.name}
        maxLength={TITLE_MAX}
        aside={<span className="sp-num sp-faint">{copy.count({ used: title.length, most: TITLE_MAX })}</span>}
      />
      <TextArea
        {...form.field('story')}
        label={copy.story}
        maxLength={STORY_MAX}
        count={copy.count({ used: story.length, most: STORY_MAX })}
      />
      <PictureRow campaign={campaign} form={form} />
      {campaign?.state === 'closed' ? null : (
        <div className="grid gap-3">
          <div className="sp-campaign-times">
            <Field {...form.field('opens')} {...time} label={copy.opens} />
            <Field {...form.field('closes')} {...time} label={copy.closes} />
          </div>
          <p className="sp-small sp-faint">{copy.zone({ zone: club.time_zone.replaceAll('_', ' ') })}</p>
        </div>
      )}
    </form>
  );
}

function PictureRow({ campaign, form }: Pick<SectionProps, 'campaign' | 'form'>) {
  const copy = useCopy(manageCampaignsCopy);
  const [open, setOpen] = useState(false);
  const { picture } = form.values;
  const src = pictureAddress(picture.from === 'upload' ? picture.url : campaign?.picture?.small_url);
  return (
    <div className="sp-campaign-picture">
      <span className="sp-campaign-picture-print" aria-hidden="true">
        {picture.from === 'drawn' ? (
          <DrawnSketch object={picture.object} />
        ) : src === undefined ? null : (
          <img src={src} alt="" />
        )}
      </span>
      <span className="sp-field-label">{copy.picture}</span>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {copy.changePicture}
      </Button>
      {open ? <PictureSheet waitingTitle={copy.picture} form={form} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
