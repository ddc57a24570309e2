import { invalidQuery, quote } from '../errors.js';
import { isSymbolOperator, type SymbolOperator } from './operators.js';

interface Position {
  /** The positions of the first character and after the last one. */
  start: number;
  end: number;
}
export type Token = Position &
  (
    | { kind: 'open' | 'close' }
    | { kind: 'symbol'; operator: SymbolOperator }
    | { kind: 'quoted'; text: string }
    | { kind: 'list'; items: string[] }
    | { kind: 'word'; text: string }
  );

const BLANKS = /\s*/y;
const SYMBOL = /[=<>]+/y;
const QUOTED = /"((?:[^"\\]|\\[\s\S])*)"/y;
const WORD = /[^\s()[\]"=<>]+/y;
const LIST_ITEM = /[^,[\]"]*/y;

/** Splits a text into words, quoted texts, lists, operators and parentheses. */
export function lex(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = skipBlanks(text, 0); at < text.length;) {
    const token = readToken(text, at);
    tokens.push(token);
    at = skipBlanks(text, token.end);
  }
  return tokens;
}

function readToken(text: string, start: number): Token {
  const first = text.charAt(start);
  if (first === '(') return { kind: 'open', start, end: start + 1 };
  if (first === ')') return { kind: 'close', start, end: start + 1 };
  if (first === '"') return readQuoted(text, start);
  if (first === '[') return readList(text, start);
  if (first === ']') throw invalidQuery('"]" without a "[" before it');
  const symbol = take(SYMBOL, text, start);
  if (symbol) return readSymbol(symbol, start);
  const word = take(WORD, text, start);
  return { kind: 'word', text: word, start, end: start + word.length };
}

function readSymbol(symbol: string, start: number): Token {
  if (!isSymbolOperator(symbol)) throw invalidQuery(`unknown operator ${quote(symbol)}`);
  return { kind: 'symbol', operator: symbol, start, end: start + symbol.length };
}

/** Inside quotes only `\"` and `\\` are escape sequences. */
function readQuoted(text: string, start: number): Token & { kind: 'quoted' } {
  const quoted = take(QUOTED, text, start);
  if (!quoted) throw invalidQuery(`a quote is not closed: ${quote(text.slice(start))}`);
  const inside = quoted.slice(1, -1).replace(/\\(["\\])/g, '$1');
  return { kind: 'quoted', text: inside.trim(), start, end: start + quoted.length };
}

function readList(text: string, start: number): Token {
  const items: string[] = [];
  for (let at = start + 1; ;) {
    const item = readListItem(text, skipBlanks(text, at));
    items.push(item.text);
    const behind = skipBlanks(text, item.end);
    at = behind + 1;
    if (text.charAt(behind) === ']') return { kind: 'list', items, start, end: at };
    if (text.charAt(behind) !== ',') throw invalidQuery(`a list is not closed: ${quote(text.slice(start))}`);
  }
}

function readListItem(text: string, start: number): { text: string; end: number } {
  if (text.charAt(start) === '"') return readQuoted(text, start);
  const item = take(LIST_ITEM, text, start);
  if (item.trim() === '') throw invalidQuery('a list has an empty entry');
  return { text: item.trim(), end: start + item.length };
}

function skipBlanks(text: string, start: number): number {
  return start + take(BLANKS, text, start).length;
}

function take(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}
