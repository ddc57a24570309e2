/** The characters of the bytes 0x80 to 0x9F in Windows-1252; other characters up to U+00FF equal their bytes. */
const SPECIALS = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'].map((character, index) => [character, 0x80 + index]),
);
const TAIL = `[\\u0080-\\u00BF${[...SPECIALS.keys()].join('')}]`;
const MISREAD = new RegExp(`[\\u00C2-\\u00DF]${TAIL}|[\\u00E0-\\u00EF]${TAIL}{2}|[\\u00F0-\\u00F4]${TAIL}{3}`, 'g');

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Repairs a text whose UTF-8 was decoded as Windows-1252 ("cupÂ sugar", "crÃ¨me", "donâ€™t"). */
export function repairMojibake(text: string): string {
  return /[ÂÃâÅÄð]/.test(text) ? text.replace(MISREAD, repair) : text;
}

function repair(characters: string): string {
  const bytes = Uint8Array.from([...characters].map((character) => SPECIALS.get(character) ?? character.charCodeAt(0)));
  try {
    return utf8.decode(bytes);
  } catch {
    return characters; // not valid UTF-8
  }
}
