// One design opened by those who run the club: its stock, and everything that can be done with it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { archive } from '@stagepass/ui/icon/phosphor/archive.ts';
import { clockCounterClockwise } from '@stagepass/ui/icon/phosphor/clock-counter-clockwise.ts';
import { eyeSlash } from '@stagepass/ui/icon/phosphor/eye-slash.ts';
import { gift } from '@stagepass/ui/icon/phosphor/gift.ts';
import { pencilSimple } from '@stagepass/ui/icon/phosphor/pencil-simple.ts';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/users-three.ts';
import { vault } from '@stagepass/ui/icon/phosphor/vault.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { RarityLabel } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type ItemDesign, useChangeDesign, useDesign } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { designTrouble } from '../model/terms-trouble.ts';
import { itemCopy } from '../public/item-copy.ts';
import { sellDesignPath } from '../public/paths.ts';
import { DesignQuestion } from './design-question.tsx';
import { type DesignStep, DesignSteps } from './design-steps.tsx';
import { HeadPrint } from './head-print.tsx';
import './items.css';
import './manage-items.css';

export interface DesignSheetProps {
  club: ClubView;
  id: string;
  onClose: () => void;
}

export function DesignSheet({ club, id, onClose }: DesignSheetProps) {
  const copy = useCopy(manageItemsCopy);
  const words = useCopy(itemCopy);
  const design = useDesign(id);
  const [step, setStep] = useState<DesignStep | null>(null);
  const busy = useRef(false);
  /** One step back, then away; neither while something is on its way to the server. */
  const close = () => {
    if (busy.current) return;
    if (step === null) onClose();
    else setStep(null);
  };
  return (
    <Sheet
      onClose={close}
      title={design.data?.name ?? copy.title}
      {...(design.data === undefined ? {} : headOf(design.data, copy, words))}
    >
      <Answered query={design} copy={copy} failed={copy.sheet.failed}>
        {(found) =>
          step !== null ? (
            <DesignSteps
              club={club}
              design={found}
              step={step}
              onBack={() => setStep(null)}
              onBusy={(is) => {
                busy.current = is;
              }}
            />
          ) : (
            <>
              <Hidden club={club} design={found} />
              <Acts club={club} design={found} onStep={setStep} onGone={onClose} />
              <Stock design={found} />
            </>
          )
        }
      </Answered>
    </Sheet>
  );
}

function headOf(design: ItemDesign, copy: Copy<typeof manageItemsCopy>, words: Copy<typeof itemCopy>) {
  const { issued, edition_size: size } = design;
  return {
    picture: <HeadPrint design={design} />,
    above: <RarityLabel rarity={design.quality}>{words.qualities[design.quality]}</RarityLabel>,
    description: (
      <>
        {words.kinds[design.kind]}, {copy.states[design.state].toLowerCase()}
        <span className="sp-item-serial">
          {size === null ? copy.openRun({ issued }) : copy.edition({ issued, size })}
        </span>
      </>
    ),
  };
}

function Hidden({ club, design }: { club: ClubView; design: ItemDesign }) {
  const copy = useCopy(manageItemsCopy);
  const hidden = design.management?.hidden ?? null;
  if (hidden === null) return null;
  const owns = club.viewer?.role === 'owner';
  // Nobody has decided yet: there is nothing to appeal against.
  if (hidden.reason === '')
    return (
      <div className="mb-3">
        <Notice tone="bad" icon={<Icon of={eyeSlash} />}>
          <p>{copy.hiddenWaits}</p>
        </Notice>
      </div>
    );
  return (
    <div className="mb-3">
      <Notice
        tone="bad"
        icon={<Icon of={eyeSlash} />}
        action={
          owns ? (
            <LinkButton to="/user/settings?view=decisions" variant="ghost" size="small">
              {copy.hiddenAppeal}
            </LinkButton>
          ) : undefined
        }
      >
        <p>{copy.hiddenText}</p>
        <p>{copy.hiddenReason({ reason: hidden.reason })}</p>
        {owns ? null : <p>{copy.hiddenOwner}</p>}
      </Notice>
    </div>
  );
}

interface ActsProps {
  club: ClubView;
  design: ItemDesign;
  onStep: (step: DesignStep) => void;
  onGone: () => void;
}

function Acts({ club, design, onStep, onGone }: ActsProps) {
  const copy = useCopy(manageItemsCopy);
  const words = copy.sheet;
  const [asked, setAsked] = useState<'retire' | 'remove' | null>(null);
  const change = useChangeDesign(club.id);
  const can = design.management?.can;
  const inVault = design.management?.in_vault ?? 0;
  const publish = () =>
    change.mutate(
      { change: 'publish', id: design.id },
      { onSuccess: () => showToast({ title: words.published({ name: design.name }), tone: 'good' }) },
    );
  if (can === undefined) return null;
  return (
    <>
      {can.go_live ? (
        <>
          <Button wide loading={change.isPending && change.variables.change === 'publish'} onClick={publish}>
            {words.publish}
          </Button>
          <p className="sp-small sp-quiet mt-2 mb-3">{words.publishHint}</p>
        </>
      ) : null}
      {change.isError ? (
        <div className="mb-3">
          <Notice tone="bad" live>
            {designTrouble(copy, change.error)}
          </Notice>
        </div>
      ) : null}
      <RowGroup>
        {can.grant ? <Act icon={gift} title={words.grant} onPress={() => onStep('grant')} /> : null}
        {design.issued > 0 ? (
          <Act
            icon={usersThree}
            title={words.seeHolders}
            detail={words.holders({ count: design.management?.holders ?? 0 })}
            onPress={() => onStep('holders')}
          />
        ) : null}
        {design.issued > 0 ? (
          <Act icon={clockCounterClockwise} title={words.seeGrants} onPress={() => onStep('grants')} />
        ) : null}
        {inVault > 0 ? (
          <Act
            icon={vault}
            title={words.seeClubCopies}
            detail={words.clubCopies({ count: inVault })}
            onPress={() => onStep('club-copies')}
          />
        ) : null}
        {design.state === 'live' ? (
          <ListRow
            title={words.market}
            leading={<Icon of={storefront} size="1.375rem" />}
            leads
            render={(anatomy) => <Link to={sellDesignPath(club.handle, design.id)} {...anatomy} />}
          />
        ) : null}
        {can.edit ? <Act icon={pencilSimple} title={words.edit} onPress={() => onStep('edit')} /> : null}
        {can.retire ? (
          <Act icon={archive} title={words.retire} tone="danger" onPress={() => setAsked('retire')} />
        ) : null}
        {can.remove ? (
          <Act icon={trash} title={words.remove} tone="danger" onPress={() => setAsked('remove')} />
        ) : null}
      </RowGroup>
      {asked === null ? null : (
        <DesignQuestion
          club={club}
          design={design}
          act={asked}
          onClose={() => setAsked(null)}
          onGone={onGone}
        />
      )}
    </>
  );
}

type ActProps = {
  icon: IconShape;
  title: string;
  detail?: string | undefined;
  tone?: 'plain' | 'danger' | undefined;
  onPress: () => void;
};

function Act({ icon, title, detail, tone, onPress }: ActProps) {
  return (
    <ListRow
      title={title}
      detail={detail}
      tone={tone}
      leading={<Icon of={icon} size="1.375rem" />}
      onPress={onPress}
    />
  );
}

function Stock({ design }: { design: ItemDesign }) {
  const { sheet } = useCopy(manageItemsCopy);
  const { management, left } = design;
  if (management === null) return null;
  const { copies } = management;
  const lines: readonly (readonly [string, number | string])[] = [
    [sheet.held, copies.held - management.in_vault],
    [sheet.vault, management.in_vault],
    [sheet.listed, copies.listed],
    [sheet.escrowed, copies.escrowed],
    [sheet.redeemed, copies.redeemed],
    [sheet.burned, copies.burned],
    [sheet.heldBack, management.held_back],
    [sheet.left, design.state === 'retired' ? 0 : (left ?? sheet.unbounded)],
  ];
  return (
    <section className="mt-5">
      <h3 className="sp-head">{sheet.stock}</h3>
      <dl className="sp-stock-lines">
        {lines.map(([name, value]) => (
          <Line key={name} name={name} value={value} />
        ))}
      </dl>
    </section>
  );
}

function Line({ name, value }: { name: string; value: number | string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
