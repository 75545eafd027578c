// How much of each limit a club uses, as bars; what is near its end says so in words and color.

import { WARN_AT_PERCENT } from '@stagepass/base/licenses.ts';
import type { License } from '@stagepass/contract/licenses/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { licenseCopy } from '../copy.ts';

type Use = License['use'][number];

export function UseBars({ use }: Pick<License, 'use'>) {
  return (
    <ul className="sp-license-use">
      {use.map((one) => (
        <Bar key={one.limit} {...one} />
      ))}
    </ul>
  );
}

function Bar({ limit, used, allowed }: Use) {
  const copy = useCopy(licenseCopy);
  const { tag } = useLocale();
  const level = allowed === null ? 0 : Math.min(1, used / Math.max(1, allowed));
  const isNear = allowed !== null && used * 100 >= allowed * WARN_AT_PERCENT;
  const words = allowed !== null && used >= allowed ? copy.reached : copy.near;
  return (
    <li data-near={isNear || undefined}>
      <span className="sp-license-use-name">
        {isNear ? <Icon of={warningCircle} weight="fill" /> : null}
        {copy.use[limit]}
        {isNear ? <VisuallyHidden>{`: ${words}`}</VisuallyHidden> : null}
      </span>
      <b className="sp-num">
        {allowed === null
          ? numberIn(tag, used)
          : copy.of({ used: numberIn(tag, used), allowed: numberIn(tag, allowed) })}
      </b>
      {allowed === null ? null : (
        <span className="sp-license-bar" aria-hidden="true">
          <span style={{ inlineSize: `${level * 100}%` }} />
        </span>
      )}
    </li>
  );
}
