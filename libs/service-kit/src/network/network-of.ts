const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The first 64 bits of an IPv6 address, which usually identify a subscriber. */
const IPV6_GROUPS = 4;

/**
 * The key for counting attempts: an IPv4 address, or the network of an IPv6 address, whose host part changes freely.
 * Clients that have closed their connection have no address any more and share one key.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
  const text = MAPPED_IPV4.exec(address)?.[1] ?? address.toLowerCase();
  if (!text.includes(':')) return text;
  const [head = '', tail] = text.split('%')[0]?.split('::') ?? [];
  const leading = groupsOf(head);
  const trailing = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - leading.length - trailing.length) }, () => '0');
  const whole = tail === undefined ? leading : [...leading, ...zeros, ...trailing];
  return `${whole.slice(0, IPV6_GROUPS).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .map((group) => group.replace(/^0+(?=.)/, ''));
}
