// Owns whom an address counts for: one IPv4 address, or the whole IPv6 /64 that a household is given.
import ipaddr from 'ipaddr.js';

/** Counting single IPv6 addresses would count nothing; shortened and mapped spellings are one address. */
export function householdOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
