import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT } from './list-files.js';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`/\\])\/\/[^\n]*/g;
const WORD = /[A-Za-z_$][\w$]*/g;
/** A name of the code in a comment: `readComments`, `SourceComments.path`. Other words are texts or values. */
const NAME = /`@?((?:[a-z]+[A-Z]|[A-Z]+[a-z]|[A-Z]+_)\w*(?:\.[A-Za-z]\w*)*)(?:\([^`)]*\))?`/g;
/** A file or folder of the repository in a comment. */
const PATH = /`((?:deploy|docs|e2e|gateway|libs|services|tools|web)\/[\w./-]+)`/g;
/** Names of examples, libraries and servers. */
const FOREIGN = new Set([
  'CursorKilled',
  'ListController',
  'onHouseholdDeleted',
  'noUncheckedIndexedAccess',
  'sortableKeyboardCoordinates',
]);

interface SourceComments {
  path: string;
  comments: string[];
}

const words = new Set<string>();
const sources = filesIn('', /\.(?:[cm]?[jt]s|tsx)$/).map(readComments);

/** The comments of a file; adds the words of its code to `words`. */
function readComments(path: string): SourceComments {
  const source = readFileSync(join(ROOT, path), 'utf8');
  for (const [word] of source.replace(COMMENT, ' ').matchAll(WORD)) words.add(word);
  return { path, comments: source.match(COMMENT) ?? [] };
}

/** The matches of a pattern in all comments, with their files. */
function mentions(pattern: RegExp): { path: string; mention: string }[] {
  return sources.flatMap(({ path, comments }) =>
    comments.flatMap((comment) => [...comment.matchAll(pattern)].map(([, mention = '']) => ({ path, mention }))),
  );
}

describe('a comment', () => {
  it('names existing functions, types and constants', () => {
    const all = mentions(NAME);
    const absent = all.filter(({ mention }) =>
      mention.split('.').some((name) => !words.has(name) && !FOREIGN.has(name)),
    );

    expect(all.length).toBeGreaterThan(100);
    expect(absent).toEqual([]);
  });

  it('names existing files', () => {
    const all = mentions(PATH);

    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ mention }) => !existsSync(join(ROOT, mention)))).toEqual([]);
  });
});
