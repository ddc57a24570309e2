import { invalidQuery, quote } from '../errors.js';
import { lex, type Token } from './lexer.js';

/** The tokens of a text, one after the other. */
export class TokenReader {
  private readonly tokens: Token[];
  private at = 0;

  constructor(private readonly text: string) {
    this.tokens = lex(text);
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** The next token, without moving on; undefined at the end. */
  peek(): Token | undefined {
    return this.tokens[this.at];
  }

  /** The next token, if it fits; moves behind it. */
  takeIf<T extends Token>(fits: (token: Token) => token is T): T | null {
    const token = this.peek();
    if (!token || !fits(token)) return null;
    this.at++;
    return token;
  }

  /** The next word, if it is this one in any case; moves behind it. */
  takeWord(word: string): boolean {
    return this.takeIf((token): token is Token => isWord(token) && token.text.toUpperCase() === word) !== null;
  }

  /** The text from one token to another, as it was written. */
  between(first: Token, last: Token): string {
    return this.text.slice(first.start, last.end);
  }

  /** The error that something else was expected here. */
  expected(what: string): Error {
    const token = this.peek();
    const actual = token ? quote(this.text.slice(token.start, token.end)) : 'the end';
    return invalidQuery(`expected ${what}, found ${actual}`);
  }
}

export function isWord(token: Token): token is Token & { kind: 'word' } {
  return token.kind === 'word';
}

/** Words that join conditions, in any case. Nothing else may be called so without quotes. */
export function isLogical(token: Token): token is Token & { kind: 'word' } {
  return isWord(token) && /^(?:and|or)$/i.test(token.text);
}
