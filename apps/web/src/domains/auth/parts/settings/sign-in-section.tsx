// The group "Sign-in and devices" on the settings screen.
import { CountBadge } from '@stagepass/ui/count-badge/count-badge.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { code } from '@stagepass/ui/icon/phosphor/code.ts';
import { devices as devicesIcon } from '@stagepass/ui/icon/phosphor/devices.ts';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { key } from '@stagepass/ui/icon/phosphor/key.ts';
import { shieldCheck } from '@stagepass/ui/icon/phosphor/shield-check.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { MailAddress } from '@stagepass/ui/mail-address/mail-address.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSession } from '#platform/session/session.ts';
import { accessTokenCopy } from '../../access-token-copy.ts';
import { accountCopy } from '../../account-copy.ts';
import { type Device, useDevices } from '../../data/devices.ts';
import { type Security, useSecurity } from '../../data/security.ts';
import { methodIcons } from '../../model/method-icons.ts';
import { otpVerifyPath } from '../../public/paths.ts';
import { accessTokensView, devicesView, emailView, factorsView, waysView } from '../../public/views.ts';

function Row(props: {
  view: string;
  icon: ReactNode;
  title: string;
  detail?: ReactNode;
  trailing?: ReactNode;
}) {
  return (
    <ListRow
      title={props.title}
      detail={props.detail}
      leading={props.icon}
      trailing={props.trailing}
      leads
      render={(anatomy) => <Link to={settingsPath(props.view)} {...anatomy} />}
    />
  );
}

export function Section() {
  const copy = useCopy(accountCopy);
  const tokens = useCopy(accessTokenCopy);
  const session = useSession();
  const security = useSecurity();
  const devices = useDevices();
  const waiting = <Skeleton shape="line" width="9rem" height="0.75rem" />;
  return (
    <>
      {session && !session.email_verified ? (
        <div className="mt-4">
          <Notice
            tone="warn"
            action={
              <LinkButton to={otpVerifyPath(settingsPath())} variant="ghost" size="small">
                {copy.section.verify}
              </LinkButton>
            }
          >
            {copy.section.unverified}
          </Notice>
        </div>
      ) : null}
      <RowGroup heading={copy.section.heading}>
        <Row
          view={waysView}
          icon={<Icon of={key} size="1.375rem" className="sp-quiet" />}
          title={copy.section.ways}
          trailing={security.data ? <Kinds security={security.data} /> : undefined}
        />
        <Row
          view={factorsView}
          icon={<Icon of={shieldCheck} size="1.375rem" className="sp-quiet" />}
          title={copy.section.secondFactor}
          detail={
            security.data ? <FactorLine security={security.data} /> : security.isError ? undefined : waiting
          }
        />
        <Row
          view={devicesView}
          icon={<Icon of={devicesIcon} size="1.375rem" className="sp-quiet" />}
          title={copy.section.devices}
          detail={
            devices.data ? <DeviceLine devices={devices.data} /> : devices.isError ? undefined : waiting
          }
          trailing={devices.data ? <CountBadge tone="quiet">{devices.data.length}</CountBadge> : undefined}
        />
        <Row
          view={emailView}
          icon={<Icon of={envelopeSimple} size="1.375rem" className="sp-quiet" />}
          title={copy.section.email}
          detail={session ? <MailAddress>{session.email}</MailAddress> : undefined}
        />
        <Row
          view={accessTokensView}
          icon={<Icon of={code} size="1.375rem" className="sp-quiet" />}
          title={tokens.title}
          detail={tokens.row}
        />
      </RowGroup>
    </>
  );
}

function Kinds({ security }: { security: Security }) {
  const copy = useCopy(accountCopy);
  const kinds = [...new Set(security.methods.map((method) => method.kind))];
  return (
    <span className="sp-quiet flex items-center gap-2">
      {kinds.slice(0, 4).map((kind) => (
        <Icon key={kind} {...methodIcons[kind]} size="1.25rem" />
      ))}
      <VisuallyHidden>{copy.section.waysCount({ count: security.methods.length })}</VisuallyHidden>
    </span>
  );
}

function FactorLine({ security }: { security: Security }) {
  const copy = useCopy(accountCopy);
  const { tag } = useLocale();
  const names = [
    ...(security.totp ? [copy.factors.totp] : []),
    ...(security.passkeys.length > 0 ? [copy.factors.passkeys] : []),
  ];
  if (names.length === 0) return copy.section.secondFactorOff;
  return copy.section.secondFactorOn({ names: new Intl.ListFormat(tag).format(names) });
}

function DeviceLine({ devices }: { devices: Device[] }) {
  const copy = useCopy(accountCopy);
  const here = devices.find((device) => device.current);
  const others = devices.filter((device) => !device.current).length;
  if (others === 0 || !here) return copy.section.devicesOnly;
  return copy.section.devicesOthers({ count: others, name: here.name });
}
