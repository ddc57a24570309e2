import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn, ROOT } from './list-files.js';

const LINK = /\]\(([^)\s]+)\)/g;
/** A reference to a page in a comment, for example `docs/api/recipes.md#lists`. */
const REFERENCE = /\bdocs\/(?:api|guides|decisions)\/[\w-]+\.md(?:#[\w-]+)?/g;
/** A file or folder of the repository in a document; patterns and placeholders are excluded. */
const PATH = /`((?:deploy|docs|e2e|gateway|libs|services|tools|web)\/[\w./-]+)`/g;

/** Areas that every service has (docs/architecture.md). */
const COMMON_AREAS = ['data-migrations', 'mealie-import', 'migrations'];

/** A block of shell commands. */
const COMMANDS = /```(?:ba)?sh\n([\s\S]*?)```/g;
/** A script of `package.json` in a document. */
const SCRIPT = /\bnpm (?:run (?:-s )?([\w:-]+)|(start|test))\b/g;
/** A command whose paths are those of an image. */
const IN_CONTAINER = /^.*(?:docker compose exec|kubectl).*$/gm;
/** A path in a command. */
const ARGUMENT = /(?<=^|\s)((?:deploy|docs|e2e|gateway|k8s|libs|services|tools|web)\/[\w./-]+)/g;

/** A source in a document, by its path or its name. */
const SOURCE = /`([\w./-]+\.tsx?)`/g;
/** A name of the code in a document: `settingsFrom`, `SEARCHED_FIELDS`. Decorators are those of any file. */
const NAME = /`((?:[a-z]+[A-Z]|[A-Z]+[a-z]+[A-Z]|[A-Z]+_)\w*)`/g;

/** Documents and sources. */
const files = filesIn('', /\.(?:md|tsx?)$/);
const pages = files.filter((file) => file.endsWith('.md'));
const texts = new Map<string, string>();
const anchors = new Map<string, Set<string>>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** The anchors of a page, as GitHub derives them from its headings. */
function anchorsOf(page: string): Set<string> {
  const cached = anchors.get(page);
  if (cached) return cached;
  const headings = [...textOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  const ofPage = new Set(headings.map(anchorOf));
  anchors.set(page, ofPage);
  return ofPage;
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\- _]/gu, '');
  return words.trim().replaceAll(' ', '-');
}

/** Whether `file#anchor` exists; `file` from the root of the repository. */
function exists(target: string): boolean {
  const [file = '', anchor] = target.split('#');
  if (!existsSync(join(ROOT, file))) return false;
  return !anchor || !file.endsWith('.md') || anchorsOf(file).has(anchor);
}

function scriptsOf(file: string): string[] {
  const { scripts = {} } = JSON.parse(textOf(file)) as { scripts?: object };
  return Object.keys(scripts);
}

function matchesIn(file: string, pattern: RegExp): string[] {
  return [...textOf(file).matchAll(pattern)].map(([whole, group]) => group ?? whole);
}

// Thousands of files are read, which takes time on a busy disk.
describe('the documents', () => {
  it('link to existing files and headings', () => {
    const broken = pages.flatMap((page) =>
      matchesIn(page, LINK)
        .filter((link) => !/^(?:[a-z]+:|#)/.test(link))
        .filter((link) => !exists(join(dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );

    expect(broken).toEqual([]);
  });

  it('are referenced correctly by comments and other documents', () => {
    const broken = files.flatMap((file) =>
      matchesIn(file, REFERENCE)
        .filter((reference) => !exists(reference))
        .map((reference) => `${file}: ${reference}`),
    );

    expect(broken).toEqual([]);
  });

  it.each(['api', 'guides', 'decisions'])('are listed in docs/%s/README.md', (folder) => {
    const others = pages.filter((page) => dirname(page) === `docs/${folder}` && !page.endsWith('/README.md'));
    const links = matchesIn(`docs/${folder}/README.md`, LINK);

    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((page) => !links.includes(basename(page)))).toEqual([]);
  });

  it('name existing files', () => {
    const documents = pages.filter((page) => /^(?:docs\/|README|CONTRIBUTING)/.test(page));
    const broken = documents.flatMap((page) =>
      matchesIn(page, PATH)
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${page}: ${path}`),
    );

    expect(documents.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
  });

  it('contain commands with existing scripts and paths', () => {
    const scripts = filesIn('', /^package\.json$/).flatMap((file) => scriptsOf(file));
    const blocks = pages.flatMap((page) => matchesIn(page, COMMANDS).map((block) => ({ page, block })));
    const unknownScripts = pages.flatMap((page) =>
      [...textOf(page).matchAll(SCRIPT)]
        .map(([, script, shorthand = '']) => script ?? shorthand)
        .filter((script) => !scripts.includes(script))
        .map((script) => `${page}: npm run ${script}`),
    );
    const unknownPaths = blocks.flatMap(({ page, block }) =>
      [...block.replaceAll(IN_CONTAINER, '').matchAll(ARGUMENT)]
        .filter(([path]) => !existsSync(join(ROOT, path)) && !files.some((file) => file.startsWith(path)))
        .map(([path]) => `${page}: ${path}`),
    );

    expect(blocks.length).toBeGreaterThan(20);
    expect([...unknownScripts, ...unknownPaths]).toEqual([]);
  });

  it('name in a row of a guide what its files contain', () => {
    const rows = pages
      .filter((page) => page.startsWith('docs/guides/'))
      .flatMap((page) => textOf(page).split('\n'))
      .filter((line) => line.startsWith('|') && line.match(SOURCE) && line.match(NAME));
    const wrong = rows.flatMap((row) => {
      const named = [...row.matchAll(SOURCE)].map(([, path = '']) => path);
      const sources = files.filter((file) => named.some((path) => file === path || file.endsWith(`/${path}`)));
      return [...row.matchAll(NAME)]
        .map(([, name = '']) => name)
        .filter((name) => !sources.some((source) => textOf(source).includes(name)))
        .map((name) => `${name} is not in ${named.join(', ')}`);
    });

    expect(rows.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it.each(['gateway', ...readdirSync(join(ROOT, 'services')).map((name) => `services/${name}`)])(
    'name every area of %s in its README',
    (folder) => {
      const entries = readdirSync(join(ROOT, folder, 'src'), { withFileTypes: true });
      const areas = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
      const missing = areas.filter(
        (area) =>
          !COMMON_AREAS.includes(area) && !new RegExp(`\`[^\`\\n]*\\b${area}\\b`).test(textOf(`${folder}/README.md`)),
      );

      expect(areas.length).toBeGreaterThan(3);
      expect(missing).toEqual([]);
    },
  );
});
