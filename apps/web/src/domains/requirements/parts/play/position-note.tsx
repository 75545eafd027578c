// What the phone knows of its position: why it is asked for, a way to allow it, and what to do where it fails.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { mapPin } from '@stagepass/ui/icon/phosphor/map-pin.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import type { Positioned } from '../../data/use-position.ts';
import { distanceText } from '../../model/distance-words.ts';
import { siteCopy } from './site-copy.ts';

export function PositionNote({ of }: { of: Positioned }) {
  const { place } = useCopy(siteCopy);
  const { tag } = useLocale();
  const icon = <Icon of={mapPin} weight="fill" />;
  if (of.state === 'on' && of.position !== null)
    return (
      <Notice tone="good" icon={icon} live>
        {place.on({ accuracy: distanceText(tag, Math.max(1, Math.round(of.position.accuracy_m))) })}
      </Notice>
    );
  if (of.state === 'idle' || of.state === 'asking' || of.state === 'on')
    return (
      <Notice tone="plain" icon={icon}>
        <b>{place.title}</b>
        <br />
        {place.why}
        <div className="mt-3">
          <Button size="small" loading={of.state === 'asking'} onClick={of.start}>
            {of.state === 'asking' ? place.asking : place.allow}
          </Button>
        </div>
      </Notice>
    );
  return (
    <Notice tone="warn" icon={icon} live>
      <b>{place[`${of.state}Title`]}</b>
      <br />
      {place[of.state]}
      {of.state === 'unsupported' ? null : (
        <div className="mt-3">
          <Button size="small" variant="secondary" onClick={of.start}>
            {place.retry}
          </Button>
        </div>
      )}
    </Notice>
  );
}
