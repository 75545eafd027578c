// The signs of badges, by the names that the contract knows; drawn filled.
import type { BadgeIcon } from '@stagepass/contract/badges/kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { bread } from '@stagepass/ui/icon/phosphor/lean/bread.ts';
import { calendarCheck } from '@stagepass/ui/icon/phosphor/lean/calendar-check.ts';
import { camera } from '@stagepass/ui/icon/phosphor/lean/camera.ts';
import { cards } from '@stagepass/ui/icon/phosphor/lean/cards.ts';
import { chats } from '@stagepass/ui/icon/phosphor/lean/chats.ts';
import { coffee } from '@stagepass/ui/icon/phosphor/lean/coffee.ts';
import { crownSimple } from '@stagepass/ui/icon/phosphor/lean/crown-simple.ts';
import { flame } from '@stagepass/ui/icon/phosphor/lean/flame.ts';
import { gameController } from '@stagepass/ui/icon/phosphor/lean/game-controller.ts';
import { gavel } from '@stagepass/ui/icon/phosphor/lean/gavel.ts';
import { gift } from '@stagepass/ui/icon/phosphor/lean/gift.ts';
import { guitar } from '@stagepass/ui/icon/phosphor/lean/guitar.ts';
import { handHeart } from '@stagepass/ui/icon/phosphor/lean/hand-heart.ts';
import { headphones } from '@stagepass/ui/icon/phosphor/lean/headphones.ts';
import { heart } from '@stagepass/ui/icon/phosphor/lean/heart.ts';
import { lightning } from '@stagepass/ui/icon/phosphor/lean/lightning.ts';
import { mapPin } from '@stagepass/ui/icon/phosphor/lean/map-pin.ts';
import { maskHappy } from '@stagepass/ui/icon/phosphor/lean/mask-happy.ts';
import { medal } from '@stagepass/ui/icon/phosphor/lean/medal.ts';
import { megaphone } from '@stagepass/ui/icon/phosphor/lean/megaphone.ts';
import { microphoneStage } from '@stagepass/ui/icon/phosphor/lean/microphone-stage.ts';
import { musicNotes } from '@stagepass/ui/icon/phosphor/lean/music-notes.ts';
import { pawPrint } from '@stagepass/ui/icon/phosphor/lean/paw-print.ts';
import { puzzlePiece } from '@stagepass/ui/icon/phosphor/lean/puzzle-piece.ts';
import { radio } from '@stagepass/ui/icon/phosphor/lean/radio.ts';
import { rocketLaunch } from '@stagepass/ui/icon/phosphor/lean/rocket-launch.ts';
import { soccerBall } from '@stagepass/ui/icon/phosphor/lean/soccer-ball.ts';
import { star } from '@stagepass/ui/icon/phosphor/lean/star.ts';
import { ticket } from '@stagepass/ui/icon/phosphor/lean/ticket.ts';
import { trophy } from '@stagepass/ui/icon/phosphor/lean/trophy.ts';
import { usersThree } from '@stagepass/ui/icon/phosphor/lean/users-three.ts';
import { vinylRecord } from '@stagepass/ui/icon/phosphor/lean/vinyl-record.ts';

export const badgeSigns: Readonly<Record<BadgeIcon, IconShape>> = {
  star,
  heart,
  flame,
  lightning,
  trophy,
  medal,
  'crown-simple': crownSimple,
  ticket,
  'music-notes': musicNotes,
  'microphone-stage': microphoneStage,
  guitar,
  'vinyl-record': vinylRecord,
  headphones,
  radio,
  'soccer-ball': soccerBall,
  'game-controller': gameController,
  'mask-happy': maskHappy,
  coffee,
  bread,
  camera,
  megaphone,
  'users-three': usersThree,
  'hand-heart': handHeart,
  'calendar-check': calendarCheck,
  'map-pin': mapPin,
  'rocket-launch': rocketLaunch,
  gift,
  gavel,
  cards,
  'puzzle-piece': puzzlePiece,
  'paw-print': pawPrint,
  chats,
};
