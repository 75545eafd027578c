// /club/{id}/manage-items and /club/{id}/vault: the club's designs, with what is out of each and what is left.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eyeSlash } from '@stagepass/ui/icon/phosphor/eye-slash.ts';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { scan } from '@stagepass/ui/icon/phosphor/scan.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { RarityFrame } from '@stagepass/ui/rarity-frame/rarity-frame.tsx';
import { RarityGlyph } from '@stagepass/ui/rarity-frame/rarity-glyph.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { type DotState, StateDot } from '@stagepass/ui/state-dot/state-dot.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { Suspense } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { type DesignState, type ItemDesign, useDesigns } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { itemCopy } from '../public/item-copy.ts';
import { scannerPath } from '../public/paths.ts';
import '../parts/manage-items.css';

const DesignSheet = latePart(() => import('../parts/design-sheet.tsx'), 'DesignSheet');
const NewDesign = latePart(() => import('../parts/design-form.tsx'), 'NewDesign');

const states = ['live', 'draft', 'retired'] as const satisfies readonly DesignState[];
const dots = { draft: 'draft', live: 'live', retired: 'ended' } as const satisfies Record<
  DesignState,
  DotState
>;

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <Vault club={club} />}</ClubFrame>;
}

function Vault({ club }: { club: ClubView }) {
  const copy = useCopy(manageItemsCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const state = states.find((one) => one === search.get('state')) ?? null;
  const designs = useDesigns(club.id, state);
  const opened = search.get('design');
  const isMaking = search.get('view') === 'new';
  const make = () => change({ view: 'new' }, { replace: false });
  return (
    <Screen>
      <ClubBar
        club={club}
        above={clubScreenPath(club.handle, 'manage')}
        actions={
          <IconButton
            label={copy.scan}
            icon={<Icon of={scan} />}
            render={(anatomy) => <Link to={scannerPath(club.handle)} {...anatomy} />}
          />
        }
      />
      <ScreenBody>
        <h1 className="sp-display">{copy.title}</h1>
        <p className="sp-quiet mt-2.5 mb-4">{copy.lead}</p>
        <ChipRow label={copy.filter}>
          <Chip pressed={state === null} onClick={() => change({ state: null })}>
            {copy.all}
          </Chip>
          {states.map((one) => (
            <Chip key={one} pressed={state === one} onClick={() => change({ state: one })}>
              {copy.states[one]}
            </Chip>
          ))}
        </ChipRow>
        <div className="mt-5">
          <Answered query={designs} copy={copy} failed={copy.failed}>
            {(found) =>
              found.length === 0 ? (
                <Empty isFiltered={state !== null} onMake={make} />
              ) : (
                <>
                  <Button wide variant="outline" icon={<Icon of={plus} weight="bold" />} onClick={make}>
                    {copy.add}
                  </Button>
                  <RowGroup className="mt-4">
                    {found.map((design) => (
                      <DesignRow
                        key={design.id}
                        design={design}
                        onOpen={() => change({ design: design.id }, { replace: false })}
                      />
                    ))}
                  </RowGroup>
                  <More query={designs} copy={copy} />
                </>
              )
            }
          </Answered>
        </div>
      </ScreenBody>
      <Suspense>
        {opened === null ? null : (
          <DesignSheet key={opened} club={club} id={opened} onClose={() => change({ design: null })} />
        )}
        {isMaking ? (
          <NewDesign
            club={club}
            onClose={() => change({ view: null })}
            onSaved={(design) => change({ view: null, design: design.id })}
          />
        ) : null}
      </Suspense>
    </Screen>
  );
}

function Empty({ isFiltered, onMake }: { isFiltered: boolean; onMake: () => void }) {
  const copy = useCopy(manageItemsCopy);
  return (
    <EmptyState
      title={isFiltered ? copy.noneTitle : copy.emptyTitle}
      picture={isFiltered ? undefined : <Illustration name="case" />}
      action={
        <Button icon={<Icon of={plus} weight="bold" />} onClick={onMake}>
          {copy.add}
        </Button>
      }
    >
      {isFiltered ? undefined : copy.emptyText}
    </EmptyState>
  );
}

function DesignRow({ design, onOpen }: { design: ItemDesign; onOpen: () => void }) {
  const copy = useCopy(manageItemsCopy);
  const { qualities, kinds } = useCopy(itemCopy);
  const { issued, edition_size, left } = design;
  const out = edition_size === null ? copy.openRun({ issued }) : copy.edition({ issued, size: edition_size });
  return (
    <ListRow
      className="sp-design-row"
      leading={
        <RarityFrame rarity={design.quality} src={pictureAddress(design.picture?.small_url)} size="3.5rem" />
      }
      title={
        <span className="sp-design-name">
          <RarityGlyph rarity={design.quality} label={qualities[design.quality]} />
          <bdi>{design.name}</bdi>
        </span>
      }
      detail={
        <>
          {kinds[design.kind]}, {out}
          {edition_size === null || left === null ? null : (
            <>, {left === 0 ? copy.goneOut : copy.left({ count: left })}</>
          )}
        </>
      }
      trailing={
        design.management?.hidden == null ? (
          <StateDot state={dots[design.state]}>{copy.states[design.state]}</StateDot>
        ) : (
          <Tag tone="bad" icon={<Icon of={eyeSlash} />}>
            {copy.hidden}
          </Tag>
        )
      }
      onPress={onOpen}
    />
  );
}
