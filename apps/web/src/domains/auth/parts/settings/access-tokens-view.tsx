// Access tokens for programs: the list with what each opens and when it was used, making one, revoking one.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { code } from '@stagepass/ui/icon/phosphor/code.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { TextLink } from '@stagepass/ui/text-link/text-link.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { accessTokenCopy } from '../../access-token-copy.ts';
import { type AccessToken, useAccessTokens, useRevokeAccessToken } from '../../data/access-tokens.ts';
import { dayText, timeAgo } from '../../model/short-time.ts';
import { NewTokenSheet } from './new-token-sheet.tsx';
import { AnsweredBelow, ViewHead } from './view-parts.tsx';

export function View() {
  const copy = useCopy(accessTokenCopy);
  const tokens = useAccessTokens();
  const [makes, setMakes] = useState(false);
  return (
    <>
      <ViewHead title={copy.title} lead={copy.lead} />
      <AnsweredBelow query={tokens} failed={copy.failed}>
        {(data) => (
          <>
            <TokenList tokens={data} />
            <Button wide onClick={() => setMakes(true)}>
              {copy.create}
            </Button>
          </>
        )}
      </AnsweredBelow>
      <p className="sp-small mt-4">
        <TextLink render={(anatomy) => <a href="/api/docs" {...anatomy} />}>{copy.docs}</TextLink>
      </p>
      {makes ? <NewTokenSheet onClose={() => setMakes(false)} /> : null}
    </>
  );
}

function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const copy = useCopy(accessTokenCopy);
  const [asked, setAsked] = useState<AccessToken | null>(null);
  const revoke = useRevokeAccessToken({
    done: (_answer, { name }) => showToast({ title: copy.revoked({ name }) }),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  if (tokens.length === 0) return <p className="sp-quiet mb-4">{copy.none}</p>;
  return (
    <div className="mb-4">
      <RowGroup>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setAsked(token)} />
        ))}
      </RowGroup>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={copy.revokeTitle({ name: asked?.name ?? '' })}
        description={copy.revokeText}
        confirm={{
          label: copy.revoke,
          tone: 'danger',
          onConfirm: () => {
            if (asked) revoke.mutate(asked);
            setAsked(null);
          },
        }}
      />
    </div>
  );
}

function TokenRow({ token, onRevoke }: { token: AccessToken; onRevoke: () => void }) {
  const copy = useCopy(accessTokenCopy);
  const { tag } = useLocale();
  const [now_ms] = useState(() => Date.now());
  const { name, last_used_at } = token;
  const day = dayText({ time: token.expires_at, locale: tag });
  const used =
    last_used_at === null
      ? copy.unused
      : copy.used({ ago: timeAgo({ time: last_used_at, now_ms, locale: tag }) });
  return (
    <ListRow
      title={name}
      detail={
        <>
          <span className="block break-words">
            <code>{token.starts_with}…</code> {token.scopes.join(', ')}
          </span>
          <span className="block">
            {used} · {token.expired ? copy.expired({ day }) : copy.expires({ day })}
          </span>
        </>
      }
      leading={<IconPlate icon={<Icon of={code} />} />}
      trailing={
        <Button variant="secondary" size="small" aria-label={copy.revokeNamed({ name })} onClick={onRevoke}>
          {copy.revoke}
        </Button>
      }
    />
  );
}
