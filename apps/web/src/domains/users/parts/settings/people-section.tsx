// The groups "People and privacy" and "Your data" on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { downloadSimple } from '@stagepass/ui/icon/phosphor/download-simple.ts';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { prohibit } from '@stagepass/ui/icon/phosphor/prohibit.ts';
import { speakerSlash } from '@stagepass/ui/icon/phosphor/speaker-slash.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { usePrivacy } from '../../data/privacy.ts';
import { peopleCopy } from '../../people-copy.ts';
import { settingsPath } from '../../public/paths.ts';
import { settingsViews } from '../../public/settings-views.ts';

function Row(props: {
  view: string;
  icon: ComponentProps<typeof Icon>['of'];
  title: string;
  detail?: ReactNode;
  tone?: 'danger';
}) {
  return (
    <ListRow
      title={props.title}
      detail={props.detail}
      tone={props.tone}
      leading={<Icon of={props.icon} size="1.375rem" className={props.tone ? undefined : 'sp-quiet'} />}
      leads
      render={(anatomy) => <Link to={settingsPath(props.view)} {...anatomy} />}
    />
  );
}

export function Section() {
  const copy = useCopy(peopleCopy);
  const { section } = copy;
  const privacy = usePrivacy();
  const who = privacy.data && copy.audiences[privacy.data.collection_for];
  return (
    <>
      <RowGroup heading={section.heading}>
        <Row
          view={settingsViews.privacy}
          icon={eye}
          title={section.privacy}
          detail={who === undefined ? undefined : section.privacyLine({ who })}
        />
        <Row view={settingsViews.blocked} icon={prohibit} title={section.blocked} />
        <Row view={settingsViews.muted} icon={speakerSlash} title={section.muted} />
      </RowGroup>
      <RowGroup heading={section.dataHeading}>
        <Row view={settingsViews.data} icon={downloadSimple} title={section.data} detail={section.dataLine} />
        <Row view={settingsViews.deletion} icon={trash} title={section.delete} tone="danger" />
      </RowGroup>
    </>
  );
}
