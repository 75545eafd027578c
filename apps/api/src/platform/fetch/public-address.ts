// Owns which network addresses the public internet is: everything that could be this machine or its neighbours is not.
import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** True only for ordinary addresses of the public internet; anything unclear is not one. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  // Mapped, translated and tunnelled forms carry an IPv4 address inside, which might be anybody's loopback.
  return address.match(globalUnicast) && address.range() === 'unicast';
}
