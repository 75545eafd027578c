// The picture of each interest, in the order in which they are offered; closed, so that none goes without.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { bookOpen } from '@stagepass/ui/icon/phosphor/book-open.ts';
import { chefHat } from '@stagepass/ui/icon/phosphor/chef-hat.ts';
import { coffee } from '@stagepass/ui/icon/phosphor/coffee.ts';
import { filmStrip } from '@stagepass/ui/icon/phosphor/film-strip.ts';
import { gameController } from '@stagepass/ui/icon/phosphor/game-controller.ts';
import { maskHappy } from '@stagepass/ui/icon/phosphor/mask-happy.ts';
import { medal } from '@stagepass/ui/icon/phosphor/medal.ts';
import { microphoneStage } from '@stagepass/ui/icon/phosphor/microphone-stage.ts';
import { musicNotes } from '@stagepass/ui/icon/phosphor/music-notes.ts';
import { palette } from '@stagepass/ui/icon/phosphor/palette.ts';
import { soccerBall } from '@stagepass/ui/icon/phosphor/soccer-ball.ts';
import { videoCamera } from '@stagepass/ui/icon/phosphor/video-camera.ts';

interface Drawn {
  readonly regular: string;
  readonly fill: string;
}

const icons = {
  music: musicNotes,
  football: soccerBall,
  streaming: videoCamera,
  cafes: coffee,
  theatre: maskHappy,
  games: gameController,
  choir: microphoneStage,
  film: filmStrip,
  books: bookOpen,
  art: palette,
  food: chefHat,
  sport: medal,
} as const satisfies Record<Interest, Drawn>;

export const interestIcons: readonly (readonly [Interest, Drawn])[] = Object.entries(icons) as [
  Interest,
  Drawn,
][];
