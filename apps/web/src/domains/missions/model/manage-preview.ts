// A mission as fans would be told of it, out of what is written now: for the preview, on the phone alone.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import type { ItemDesign, ItemPicture } from '@stagepass/contract/items/shapes.ts';
import type { MissionEditor, MissionReward, MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { fieldsOf, type MissionForm } from './manage-draft.ts';

export interface Previewed {
  club: ClubView;
  mission: MissionEditor | null;
  form: MissionForm;
  steps: readonly EditableRequirement[];
  /** Those of the club that are live. */
  designs: readonly ItemDesign[];
  /** Those of the club that can be given. */
  badges: readonly BadgeCard[];
  /** How the club's token is called; empty where it has none. */
  symbol: string;
  now_ms: number;
}

export function previewOf({
  club,
  mission,
  form,
  steps,
  designs,
  badges,
  symbol,
  now_ms,
}: Previewed): MissionView {
  const { rewards, ...fields } = fieldsOf(form, club.time_zone);
  const { id, handle, name, hue, picture } = club;
  const opensLater = fields.opens_at !== null && Date.parse(fields.opens_at) > now_ms;
  return {
    ...fields,
    id: mission?.id ?? '',
    club: { id, handle, name, hue, picture },
    picture: pictureOf(mission, form, hue),
    state: opensLater ? 'scheduled' : 'active',
    position: 0,
    again_at: null,
    // Of a live mission the steps themselves are not handed out to be edited; their number and XP are.
    xp: steps.length === 0 ? (mission?.xp ?? 0) : steps.reduce((sum, step) => sum + step.xp, 0),
    steps: steps.length === 0 ? (mission?.steps ?? 0) : steps.length,
    types: steps.map(({ config }) => config.type),
    slots_left: fields.slots,
    locked: false,
    rewards: rewards.flatMap((reward): MissionReward[] => {
      if (reward.kind === 'credits')
        return [{ kind: 'credits', amount_cents: reward.amount_cents, left: reward.total }];
      if (reward.kind === 'tokens')
        return [{ kind: 'tokens', amount: reward.amount, symbol, left: reward.total }];
      if (reward.kind === 'badge') {
        const badge =
          badges.find((one) => one.id === reward.badge_id) ?? savedBadge(mission, reward.badge_id);
        return badge === undefined ? [] : [{ kind: 'badge', badge, left: null }];
      }
      const design =
        designs.find((one) => one.id === reward.design_id) ?? savedDesign(mission, reward.design_id);
      return design === undefined ? [] : [{ kind: 'item', design, left: reward.total }];
    }),
    mine: null,
    condition: null,
    requirements: [],
    taking_part: 0,
    refusal: null,
    campaign: null,
    invite_only: false,
    hidden: false,
    taken_back: null,
    now: new Date(now_ms).toISOString(),
    can: { take_part: false, claim: false, edit: false },
  };
}

/** An item that is no longer live is known by the mission that gives it. */
function savedDesign(mission: MissionEditor | null, id: string) {
  const items = (mission?.rewards ?? []).flatMap((one) => (one.kind === 'item' ? [one.design] : []));
  return items.find((design) => design.id === id);
}

/** The same for a badge that was retired. */
function savedBadge(mission: MissionEditor | null, id: string) {
  const badges = (mission?.rewards ?? []).flatMap((one) => (one.kind === 'badge' ? [one.badge] : []));
  return badges.find((badge) => badge.id === id);
}

function pictureOf(
  mission: MissionEditor | null,
  { from, media }: MissionForm,
  hue: number,
): ItemPicture | null {
  if (from !== 'upload') return mission?.picture ?? null;
  const url = media?.url ?? '';
  if (url === '') return null;
  return { small_url: url, medium_url: url, large_url: url, placeholder: '', hue, alt: '' };
}
