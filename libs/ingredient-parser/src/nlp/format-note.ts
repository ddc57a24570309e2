import { Mark, type Token } from '../tokens/token.js';

/** What is left of a line when the used words are taken out; each piece as written, pieces joined by commas. */
export function formatNote(line: string, tokens: readonly Token[], used: ReadonlySet<Token | undefined>): string {
  const pieces: string[] = [];
  let [start, end] = [-1, -1];
  for (const [at, token] of tokens.entries()) {
    const isUsed = used.has(token) || isConnector(tokens, at, used);
    if (isUsed && start >= 0) pieces.push(line.slice(start, end + Number(line[end] === ')')));
    start = isUsed ? -1 : start < 0 ? startOf(line, token, end) : start;
    end = token.end;
  }
  if (start >= 0) pieces.push(line.slice(start));
  return pieces.map(tidy).filter(Boolean).join(', ');
}

/** "+ 1 tbsp" keeps its plus. */
function startOf(line: string, { start, marks }: Token, end: number): number {
  const plus = marks & Mark.PLUS && end >= 0 ? line.indexOf('+', end) : -1;
  return plus >= 0 && plus < start ? plus : start;
}

/** The "of" between unit and food, and an "a" before the unit, say nothing. */
function isConnector(tokens: readonly Token[], at: number, used: ReadonlySet<Token | undefined>): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  if (text === 'a' || text === 'an') return at === 0 || used.has(tokens[at - 1]);
  return text === 'of' && used.has(tokens[at - 1]);
}

/** Brackets that are open on one side only are dropped, and so are marks at the end. */
function tidy(piece: string): string {
  const open = piece.split('(').length - piece.split(')').length;
  const text =
    open === 0
      ? piece
      : piece
          .replace(/[()]/g, ' ')
          .replace(/\s+/g, ' ')
          .replace(/ (?=[,;.])/g, '');
  return text.replace(/[\s,;:.*\])]+$/u, (end) => (open === 0 && end.startsWith(')') ? ')' : '')).trim();
}
