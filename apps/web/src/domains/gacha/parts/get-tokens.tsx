// The way to buy a club's fan token, for whoever has too few of it for a pack: with as many as are missing, and back to the pack.
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { gachaCopy } from '../copy.ts';
import { gachaPath } from '../public/paths.ts';

export interface GetTokensProps {
  pool: GachaPool;
  /** How many are missing; 0 where that is not known. */
  missing: number;
}

export function GetTokens({ pool: { id, club, token }, missing }: GetTokensProps) {
  const { trouble } = useCopy(gachaCopy);
  return (
    <LinkButton wide to={clubTokenPath(club.handle, { buy: missing, next: gachaPath(id) })}>
      {token?.symbol === undefined ? trouble.getTokens : trouble.getToken(token)}
    </LinkButton>
  );
}
