const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A subscriber usually has this much of an IPv6 address: 64 bits. */
const IPV6_GROUPS = 4;

/** What attempts are counted by: an IPv4 address, or the network of an IPv6 address, whose rest is changed at will. */
export function networkOf(address: string): string {
  const text = MAPPED_IPV4.exec(address)?.[1] ?? address.toLowerCase();
  if (!text.includes(':')) return text;
  const [head = '', tail] = text.split('%')[0]?.split('::') ?? [];
  const front = groupsOf(head);
  const back = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const whole = tail === undefined ? front : [...front, ...zeros, ...back];
  return `${whole.slice(0, IPV6_GROUPS).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .map((group) => group.replace(/^0+(?=.)/, ''));
}
