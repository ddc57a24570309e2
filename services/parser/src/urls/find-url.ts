const ADDRESS = /(?:https?:\/\/|www\.)\S+/i;
/** Punctuation that ends a sentence or encloses an address. */
const ENDINGS = new Set('.,;:!?"\'<>»”’]}');

/**
 * The web address in a shared text: "Look at this https://x.example/y!". The first one up to white space, without the
 * punctuation of the sentence around it; null when there is none.
 */
export function findUrl(text: string): string | null {
  const [match] = ADDRESS.exec(text) ?? [];
  if (!match) return null;
  const address = withoutPunctuation(/^www\./i.test(match) ? `https://${match}` : match);
  return URL.canParse(address) ? address : null;
}

/** A closing bracket belongs to the address when it closes one of its own, as in `/Pie_(dish)`. */
function withoutPunctuation(address: string): string {
  let unopened = count(address, ')') - count(address, '(');
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!ENDINGS.has(last)) break;
  }
  return address.slice(0, end);
}

function count(text: string, char: string): number {
  return text.split(char).length - 1;
}
