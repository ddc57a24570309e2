import { Mark, type Token } from '../../tokens/token.js';
import { isVague } from '../vocabulary.js';

/** The parts of a line without the used words, as written and joined by commas. */
export function formatNote(line: string, tokens: readonly Token[], used: ReadonlySet<Token | undefined>): string {
  const pieces: string[] = [];
  let [start, end] = [-1, -1];
  for (const [at, token] of tokens.entries()) {
    const isUsed = used.has(token) || isConnector(tokens, at, used);
    if (isUsed && start >= 0) pieces.push(line.slice(start, end + Number(line[end] === ')')));
    if (isUsed) start = -1;
    else if (start < 0) start = startOf(line, token, end);
    end = token.end;
  }
  if (start >= 0) pieces.push(line.slice(start));
  return pieces.map(cleanUp).filter(Boolean).join(', ');
}

/** The start of a part; it includes the plus of "+ 1 tbsp". */
function startOf(line: string, { start, marks }: Token, end: number): number {
  const plus = marks & Mark.PLUS && end >= 0 ? line.indexOf('+', end) : -1;
  return plus >= 0 && plus < start ? plus : start;
}

/** Whether a word can be left out: "of" between unit and food, and "a" before the unit, but not that of "a few". */
function isConnector(tokens: readonly Token[], at: number, used: ReadonlySet<Token | undefined>): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  if (text === 'a' || text === 'an')
    return !isVague(tokens[at + 1]?.text ?? '') && (at === 0 || used.has(tokens[at - 1]));
  return text === 'of' && used.has(tokens[at - 1]);
}

/** Removes unbalanced brackets, and punctuation at the end. */
function cleanUp(piece: string): string {
  const open = piece.split('(').length - piece.split(')').length;
  const text =
    open === 0
      ? piece
      : piece
          .replace(/[()]/g, ' ')
          .replace(/\s+/g, ' ')
          .replace(/ (?=[,;.])/g, '');
  return text
    .replace(/(?<![\s,;:.*\])])[\s,;:.*\])]+$/u, (end) => (open === 0 && end.startsWith(')') ? ')' : ''))
    .trim();
}
