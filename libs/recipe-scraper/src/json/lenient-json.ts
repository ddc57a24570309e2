import { LIMITS } from '../limits.js';
import { isThing } from './thing.js';
import { readLenientString, type StringPlace } from './lenient-string.js';

/**
 * Parses the malformed JSON of real pages: comments, CDATA and HTML comment marks, raw line breaks in strings,
 * unescaped or single quotes, names without quotes, missing or extra commas, unclosed brackets, several values in a
 * row. Returns all values; invalid text has none. Never throws, runs in linear time.
 */
export function parseLenientJson(source: string): unknown[] {
  return new LenientReader(source).values();
}

const MARK = /<!--|-->|(?:\/\/[ \t]*)?<!\[CDATA\[|(?:\/\/[ \t]*)?\]\]>/y;
const BARE_WORD = /[^\s,:{}[\]"']+/y;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['', null],
]);

class LenientReader {
  private at = 0;

  constructor(private readonly source: string) {}

  values(): unknown[] {
    const values: unknown[] = [];
    for (this.skipFiller(); this.at < this.source.length; this.skipFiller()) {
      const char = this.source[this.at];
      if (char === '{' || char === '[') values.push(this.value(0));
      else this.at++; // text around the data, or an extra bracket
    }
    return values;
  }

  private value(depth: number, place: StringPlace = 'member'): unknown {
    const char = this.source[this.at];
    if (char === '{') return this.object(depth + 1);
    if (char === '[') return this.array(depth + 1);
    if (char === '"' || char === "'") return this.string(place);
    return this.word();
  }

  private object(depth: number): unknown {
    const members: Record<string, unknown> = {};
    if (!this.enter(depth)) return members;
    while (this.skipTo('}')) {
      if (this.source[this.at] === ']') return members; // the brace is missing: the bracket belongs to an outer list
      this.member(members, depth);
    }
    return members;
  }

  private member(members: Record<string, unknown>, depth: number): void {
    const before = this.at;
    const name = this.name();
    this.skipFiller(':');
    const value = this.isAtEnd('}') ? null : this.value(depth);
    if (name === null && isThing(value) && isEmpty(members)) Object.assign(members, value); // braces doubled
    if (name !== null && name !== '__proto__') members[name] = value;
    if (this.at === before) this.at++;
  }

  private array(depth: number): unknown {
    const items: unknown[] = [];
    if (!this.enter(depth)) return items;
    while (this.skipTo(']')) {
      if (this.source[this.at] === '}') return items;
      const before = this.at;
      items.push(this.value(depth, 'item'));
      if (this.at === before) this.at++;
    }
    return items;
  }

  /** The name of a member; null when it is missing. */
  private name(): string | null {
    const char = this.source[this.at];
    if (char === '{' || char === '[') return null;
    return char === '"' || char === "'" ? this.string('key') : String(this.word());
  }

  private string(place: StringPlace): string {
    const { text, end } = readLenientString(this.source, this.at, place);
    this.at = end;
    return text;
  }

  private word(): unknown {
    BARE_WORD.lastIndex = this.at;
    const word = BARE_WORD.exec(this.source)?.[0] ?? '';
    this.at += word.length;
    if (NUMBER.test(word)) return Number(word);
    return WORDS.has(word) ? WORDS.get(word) : word;
  }

  /** Skips an opening bracket. Parsing ends at the maximum depth. */
  private enter(depth: number): boolean {
    this.at = depth > LIMITS.dataDepth * 4 ? this.source.length : this.at + 1;
    return this.at < this.source.length;
  }

  /** Moves to the next member or item; false, and after it, at the `closer` or the end. */
  private skipTo(closer: string): boolean {
    this.skipFiller(',');
    if (this.at >= this.source.length) return false;
    if (this.source[this.at] !== closer) return true;
    this.at++;
    return false;
  }

  private isAtEnd(closer: string): boolean {
    return this.at >= this.source.length || this.source[this.at] === closer;
  }

  private skipFiller(alsoSkipped = ''): void {
    for (;;) {
      const char = this.source[this.at];
      if (char === undefined) return;
      if (char <= ' ' || char === ';' || char === '\uFEFF' || char === '\u00A0' || alsoSkipped.includes(char))
        this.at++;
      else if (!this.skipMark() && !this.skipComment()) return;
    }
  }

  private skipMark(): boolean {
    MARK.lastIndex = this.at;
    const mark = MARK.exec(this.source);
    if (!mark) return false;
    this.at += mark[0].length;
    return true;
  }

  private skipComment(): boolean {
    if (this.source.startsWith('//', this.at)) return this.skipPast('\n');
    return this.source.startsWith('/*', this.at) && this.skipPast('*/');
  }

  private skipPast(end: string): boolean {
    const at = this.source.indexOf(end, this.at + 2);
    this.at = at < 0 ? this.source.length : at + end.length;
    return true;
  }
}

function isEmpty(members: Record<string, unknown>): boolean {
  for (const _ in members) return false;
  return true;
}
