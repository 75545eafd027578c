// The phones that may show my codes: which is this one, and how a lost one is taken away.
import type { DeviceKey } from '@stagepass/contract/redemption/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { redemptionCopy } from '../copy.ts';
import { usePhones, useRevokePhone } from '../data/pass.ts';

export function PhonesSheet({ keyId, onClose }: { keyId: string | null; onClose: () => void }) {
  const copy = useCopy(redemptionCopy);
  const words = copy.phones;
  const phones = usePhones(true);
  const revoke = useRevokePhone();
  const [asked, setAsked] = useState<DeviceKey | null>(null);
  const take = (phone: DeviceKey) =>
    revoke.mutate(phone.id, {
      onSuccess: () => showToast({ title: words.done({ name: phone.name }) }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: () => setAsked(null),
    });
  return (
    <Sheet onClose={onClose} title={words.title} description={words.lead}>
      <Answered query={phones} copy={copy} failed={words.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{words.empty}</p>
          ) : (
            <RowGroup>
              {found.map((phone) => (
                <Phone
                  key={phone.id}
                  phone={phone}
                  isHere={phone.id === keyId}
                  onTake={() => setAsked(phone)}
                />
              ))}
            </RowGroup>
          )
        }
      </Answered>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={words.revokeTitle({ name: asked?.name ?? '' })}
        description={words.revokeText}
        confirm={{
          label: words.revoke,
          tone: 'danger',
          loading: revoke.isPending,
          onConfirm: () => asked !== null && take(asked),
        }}
      />
    </Sheet>
  );
}

type PhoneProps = { phone: DeviceKey; isHere: boolean; onTake: () => void };

function Phone({ phone, isHere, onTake }: PhoneProps) {
  const { phones: words } = useCopy(redemptionCopy);
  const { tag } = useLocale();
  const day = dayIn(tag, phone.created_at);
  const isRevoked = phone.revoked_at !== null;
  return (
    <ListRow
      title={phone.name}
      detail={
        isHere
          ? words.here
          : phone.bound > 0
            ? words.bound({ count: phone.bound })
            : words.since({ date: day })
      }
      leading={<Icon of={deviceMobile} size="1.5rem" />}
      trailing={
        isRevoked ? (
          <Tag tone="plain">{words.revoked}</Tag>
        ) : (
          <Button
            variant="ghost"
            size="small"
            tone="danger"
            aria-label={words.revokeOf({ name: phone.name })}
            onClick={onTake}
          >
            {words.revoke}
          </Button>
        )
      }
    />
  );
}
