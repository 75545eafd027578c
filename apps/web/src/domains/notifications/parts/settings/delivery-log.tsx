// The log of what was sent to somebody's devices, in plain words: when, what, where to, and why it did not arrive.
import type { PushDelivery } from '@stagepass/contract/notifications/shapes.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useDeliveries } from '../../data/push.ts';
import { pushSettingsCopy } from '../../push-settings-copy.ts';

type LogCopy = Copy<typeof pushSettingsCopy>['log'];

function deliveryWords({ state, reason, device_label: device }: PushDelivery, copy: LogCopy): string {
  const { states } = copy;
  const said =
    state === 'failed' ? (reason === '' ? states.failedPlain : states.failed({ reason })) : states[state];
  return device === null ? said : copy.on({ state: said, device });
}

export function DeliveryLog() {
  const { log, ...copy } = useCopy(pushSettingsCopy);
  const { tag } = useLocale();
  const deliveries = useDeliveries();
  return (
    <section>
      <h2 className="sp-row-group-heading">{log.heading}</h2>
      <p className="sp-small sp-faint mb-3">{log.hint}</p>
      <Answered query={deliveries} copy={copy} failed={log.failed}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="sp-small sp-quiet">{log.none}</p>
          ) : (
            <>
              <RowGroup>
                {entries.map((entry) => (
                  <ListRow
                    key={entry.id}
                    title={entry.kind === null ? log.test : entry.title}
                    detail={
                      <>
                        <span className="block">{deliveryWords(entry, log)}</span>
                        {momentIn(tag, entry.updated_at)}
                        {entry.tries > 1 ? `, ${log.tries({ count: entry.tries })}` : null}
                      </>
                    }
                  />
                ))}
              </RowGroup>
              <More query={deliveries} />
            </>
          )
        }
      </Answered>
    </section>
  );
}
