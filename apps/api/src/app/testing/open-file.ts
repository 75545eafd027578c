// Owns how tests open a file by an address from an answer: as the person whom it was given to, or as anybody else.
import { imageAddress } from '@stagepass/base/address.ts';

export function openFile(
  { url }: { url: string },
  address: string | null | undefined,
  as?: { token: string },
): Promise<Response> {
  const headers = as === undefined ? {} : { authorization: as.token };
  return fetch(imageAddress(address ?? '', `${url}/api`), { headers });
}
