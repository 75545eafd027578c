// The hero of a partner page: its picture, or a night drawn from its slug, under a scrim that holds the title.
import { Print } from '@stagepass/ui/print/print.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { drawHero } from '../model/drawn-hero.ts';
import './partner-hero.css';

function DrawnNight({ slug, hue }: { slug: string; hue: number }) {
  const { stars, moon, far, near } = drawHero(slug);
  return (
    <svg viewBox="0 0 390 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h390v300H0z" fill={`oklch(.2 .04 ${hue + 155})`} />
      <circle cx={moon.x} cy={moon.y} r={moon.r} fill={`oklch(.9 .14 ${hue})`} />
      {stars.map((star) => (
        <circle
          key={`${star.x}-${star.y}`}
          cx={star.x}
          cy={star.y}
          r={star.r}
          fill={`oklch(.9 .05 ${hue})`}
          opacity=".6"
        />
      ))}
      <path d={far} fill={`oklch(.34 .08 ${hue + 90})`} />
      <path d={near} fill={`oklch(.25 .06 ${hue + 90})`} />
    </svg>
  );
}

export function PartnerHero({ slug, hue, picture }: { slug: string; hue: number; picture: string | null }) {
  const drawn = <DrawnNight slug={slug} hue={hue} />;
  const src = pictureAddress(picture);
  return (
    <div className="pages-hero" aria-hidden="true">
      {src ? <Print src={src} width={390} height={300} priority="high" instead={drawn} /> : drawn}
    </div>
  );
}
