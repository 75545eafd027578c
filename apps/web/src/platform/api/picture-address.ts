// Owns the address a picture is fetched from: one without http belongs to the API.
import { imageAddress } from '@stagepass/base/address.ts';
import { apiBase } from './api-base.ts';

export function pictureAddress(url: string | null | undefined): string | undefined {
  return url ? imageAddress(url, apiBase()) : undefined;
}
