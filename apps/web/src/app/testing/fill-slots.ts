// Fills the slots of shared screens with what all domains register, for tests of those screens.
import { fillClubHomeParts } from '../registries/club-home-parts.ts';
import { fillHomeParts } from '../registries/home-parts.ts';
import { fillManageParts } from '../registries/manage-parts.ts';
import { fillSlots } from '../registries/slots.ts';
import { fillUserParts } from '../registries/user-parts.ts';

export function fillAllSlots(): void {
  fillHomeParts();
  fillClubHomeParts();
  fillManageParts();
  fillSlots();
  fillUserParts();
}
