import { invalidQuery, quote } from '../errors.js';
import type { Token } from './lexer.js';
import { isListOperator, isNullOperator, isSymbolOperator, type KeywordOperator, type Operator } from './operators.js';
import { isLogical, isWord, type TokenReader } from './token-reader.js';
import type { Comparison } from './tree.js';

const ATTRIBUTE = /^[a-z_]\w*(?:\.[a-z_]\w*)*$/i;

/** Reads `attribute operator value`. Throws `QueryFilterError`. */
export function readComparison(reader: TokenReader): Comparison {
  const attribute = readAttribute(reader);
  const operator = readOperator(reader);
  return { kind: 'comparison', attribute, operator, value: readValue(reader, operator) };
}

function readAttribute(reader: TokenReader): string {
  const next = reader.peek();
  const word = next && isLogical(next) ? null : reader.takeIf(isWord);
  if (!word) throw reader.errorExpecting('an attribute');
  if (!ATTRIBUTE.test(word.text)) throw invalidQuery(`${quote(word.text)} is not an attribute`);
  return word.text;
}

function readOperator(reader: TokenReader): Operator {
  const symbol = reader.takeIf((token) => token.kind === 'symbol');
  const operator = symbol?.operator ?? readKeyword(reader);
  if (!operator) throw reader.errorExpecting('an operator');
  return operator;
}

function readKeyword(reader: TokenReader): KeywordOperator | null {
  if (reader.takeWord('LIKE')) return 'LIKE';
  if (reader.takeWord('IN')) return 'IN';
  if (reader.takeWord('IS')) return reader.takeWord('NOT') ? 'IS NOT' : 'IS';
  if (reader.takeWord('CONTAINS')) return readSecond(reader, 'ALL', 'CONTAINS ALL');
  if (!reader.takeWord('NOT')) return null;
  return reader.takeWord('LIKE') ? 'NOT LIKE' : readSecond(reader, 'IN', 'NOT IN');
}

function readSecond(reader: TokenReader, word: string, operator: KeywordOperator): KeywordOperator {
  if (!reader.takeWord(word)) throw reader.errorExpecting(operator);
  return operator;
}

function readValue(reader: TokenReader, operator: Operator): Comparison['value'] {
  if (isNullOperator(operator)) return readNull(reader, operator);
  if (isListOperator(operator)) return readList(reader, operator);
  const quoted = reader.takeIf((token) => token.kind === 'quoted');
  return quoted ? quoted.text : readBareText(reader, operator);
}

function readNull(reader: TokenReader, operator: Operator): null {
  if (!reader.takeWord('NULL') && !reader.takeWord('NONE')) throw reader.errorExpecting(`NULL after ${operator}`);
  return null;
}

function readList(reader: TokenReader, operator: Operator): string[] {
  const list = reader.takeIf((token) => token.kind === 'list');
  if (!list) throw reader.errorExpecting(`a list such as ["a", "b"] after ${operator}`);
  return list.items;
}

/** Reads text without quotes: all words after a symbol (`name = Pasta Fagioli`), one word after LIKE. */
function readBareText(reader: TokenReader, operator: Operator): string {
  const first = reader.takeIf(isPlainWord);
  if (!first) throw reader.errorExpecting(`a value after ${operator}`);
  let last: Token = first;
  while (isSymbolOperator(operator)) {
    const next = reader.takeIf(isPlainWord);
    if (!next) break;
    last = next;
  }
  return reader.between(first, last);
}

function isPlainWord(token: Token): token is Token & { kind: 'word' } {
  return isWord(token) && !isLogical(token);
}
