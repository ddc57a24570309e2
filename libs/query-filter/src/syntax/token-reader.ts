import { invalidQuery, quote } from '../errors.js';
import { lex, type Token } from './lexer.js';

/** Reads the tokens of a text one after the other. */
export class TokenReader {
  private readonly tokens: Token[];
  private at = 0;

  constructor(private readonly text: string) {
    this.tokens = lex(text);
  }

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  /** The next token, without consuming it; undefined at the end. */
  peek(): Token | undefined {
    return this.tokens[this.at];
  }

  /** Consumes and returns the next token if it matches, else null. */
  takeIf<T extends Token>(fits: (token: Token) => token is T): T | null {
    const token = this.peek();
    if (!token || !fits(token)) return null;
    this.at++;
    return token;
  }

  /** Consumes the next token if it is this word, ignoring case. */
  takeWord(word: string): boolean {
    return this.takeIf((token): token is Token => isWord(token) && token.text.toUpperCase() === word) !== null;
  }

  /** The original text from one token to another. */
  between(first: Token, last: Token): string {
    return this.text.slice(first.start, last.end);
  }

  /** The error for an unexpected token at this position. */
  errorExpecting(expectation: string): Error {
    const token = this.peek();
    const actual = token ? quote(this.text.slice(token.start, token.end)) : 'the end';
    return invalidQuery(`expected ${expectation}, found ${actual}`);
  }
}

export function isWord(token: Token): token is Token & { kind: 'word' } {
  return token.kind === 'word';
}

/** Whether a token is AND or OR, ignoring case. Values with these words require quotes. */
export function isLogical(token: Token): token is Token & { kind: 'word' } {
  return isWord(token) && /^(?:and|or)$/i.test(token.text);
}
