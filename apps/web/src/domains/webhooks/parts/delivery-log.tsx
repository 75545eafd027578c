// What was sent to a webhook: each delivery with its answer, opened to read it whole and to send it again.
import type { Delivery } from '@stagepass/contract/webhooks/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Listed } from '#platform/query/listed.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { webhooksCopy } from '../copy.ts';
import { useDeliveries, useRedeliver } from '../data/webhooks.ts';

export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const copy = useCopy(webhooksCopy);
  const query = useDeliveries(webhookId);
  const { tag } = useLocale();
  const factsOf = useFacts();
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = query.data?.find(({ id }) => id === openId);
  return (
    <section>
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="sp-head">{copy.log}</h2>
        <Button variant="ghost" size="small" onClick={() => void query.refetch()}>
          {copy.refresh}
        </Button>
      </div>
      <Listed
        query={query}
        copy={copy}
        failed={copy.logFailed}
        empty={{ title: copy.logNoneTitle, text: copy.logNone }}
      >
        {(deliveries) => (
          <RowGroup>
            {deliveries.map((delivery) => (
              <ListRow
                key={delivery.id}
                title={copy.kindNames[delivery.kind]}
                detail={[momentIn(tag, delivery.created_at), ...factsOf(delivery)].join(' · ')}
                leads
                onPress={() => setOpenId(delivery.id)}
              />
            ))}
          </RowGroup>
        )}
      </Listed>
      {opened === undefined ? null : <DeliverySheet delivery={opened} onClose={() => setOpenId(null)} />}
    </section>
  );
}

function useFacts(): (delivery: Delivery) => string[] {
  const { delivery: copy } = useCopy(webhooksCopy);
  const { tag } = useLocale();
  return ({ state, status, problem, tries, next_try_at }) => [
    copy[state],
    ...(status === null ? [] : [copy.status({ status })]),
    ...(problem === null ? [] : [copy.problems[problem]]),
    ...(tries === 0 ? [] : [copy.tries({ count: tries })]),
    ...(next_try_at === null || tries === 0 ? [] : [copy.next({ time: momentIn(tag, next_try_at) })]),
  ];
}

function DeliverySheet({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const copy = useCopy(webhooksCopy);
  const factsOf = useFacts();
  const again = useRedeliver();
  const send = () =>
    again.mutateAsync(delivery.id).then(
      () => {
        showToast({ title: copy.delivery.sentAgain, tone: 'good' });
        onClose();
      },
      (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    );
  return (
    <Sheet
      onClose={onClose}
      title={copy.kindNames[delivery.kind]}
      description={factsOf(delivery).join(' · ')}
      footer={
        <Button wide loading={again.isPending} onClick={send}>
          {copy.delivery.again}
        </Button>
      }
    >
      <div className="grid gap-4">
        {delivery.snippet === '' ? null : <Text title={copy.delivery.answer} text={delivery.snippet} />}
        <Text title={copy.delivery.body} text={JSON.stringify(JSON.parse(delivery.body), null, 2)} />
      </div>
    </Sheet>
  );
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="sp-small sp-quiet mb-1">{title}</h3>
      <pre className="sp-small wrap-anywhere whitespace-pre-wrap" dir="ltr">
        {text}
      </pre>
    </div>
  );
}
