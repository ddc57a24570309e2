import { isThing, type Thing } from '../../json/thing.js';

/** The kinds of nodes that editors and content systems store texts in. */
const NODE =
  /^(?:doc(?:ument)?|root|rich-?text|block|paragraph|p|h[1-6]|heading(?:-?[1-6])?|[uo]l|li|(?:un)?ordered-?list|(?:bullet|numbered|check)(?:ed)?-?list|list(?:-?item)?)$/i;
const HEADING = /^h(?:eading)?(?:-?[1-6])?$/i;
const MAX_NODES = 5_000;
const MAX_DEPTH = 16;

/** A line of a rich text. */
interface RichLine {
  text: string;
  isHeading: boolean;
}

/**
 * The lines of a rich text, the tree of nodes in which content systems store it (Contentful, Sanity, Strapi, Storyblok,
 * editors such as ProseMirror, Slate and Lexical), as schema.org values: texts, and groups of texts below a heading. Null
 * when a value is no rich text.
 */
export function richTextItems(value: unknown): unknown[] | null {
  const root = rootOf(value);
  return root === null ? null : groupsOf(new RichTextReader().read(root));
}

function rootOf(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (!isThing(first)) return null;
  const inner = [first['json'], first['root'], first['document'], first['raw']].find(isNode);
  return isNode(first) ? value : (inner ?? null);
}

function isNode(value: unknown): value is Thing {
  return isThing(value) && childrenOf(value) !== null && NODE.test(kindOf(value));
}

function kindOf(node: Thing): string {
  const kind = [node['nodeType'], node['_type'], node['type']].find((name) => typeof name === 'string') ?? '';
  return String(kind).replace(/[_\s]/g, '-');
}

function childrenOf(node: Thing): unknown[] | null {
  return [node['content'], node['children']].find((list): list is unknown[] => Array.isArray(list)) ?? null;
}

class RichTextReader {
  private remaining = MAX_NODES;

  read(value: unknown, depth = 0): RichLine[] {
    if (this.remaining-- <= 0 || depth > MAX_DEPTH) return [];
    if (Array.isArray(value)) return value.flatMap((item) => this.read(item, depth + 1));
    const children = isThing(value) ? childrenOf(value) : null;
    if (!isThing(value) || !children) return [];
    if (children.every((child) => !isThing(child) || leafText(child) === null)) return this.read(children, depth + 1);
    const text = this.textOf(value, depth).replace(/\s+/g, ' ').trim();
    const { style } = value;
    const isHeading = HEADING.test(kindOf(value)) || (typeof style === 'string' && HEADING.test(style));
    return text === '' ? [] : [{ text, isHeading }];
  }

  /** The text of all leaves, such as words in bold and links. */
  private textOf(node: Thing, depth: number): string {
    if (this.remaining-- <= 0 || depth > MAX_DEPTH) return '';
    const children = (childrenOf(node) ?? []).filter(isThing);
    return leafText(node) ?? children.map((child) => this.textOf(child, depth + 1)).join('');
  }
}

function leafText(node: Thing): string | null {
  if (childrenOf(node)) return null;
  return [node['text'], node['value']].find((text): text is string => typeof text === 'string') ?? null;
}

function groupsOf(lines: readonly RichLine[]): unknown[] {
  const groups: { name: string; itemListElement: string[] }[] = [{ name: '', itemListElement: [] }];
  for (const { text, isHeading } of lines) {
    if (isHeading) groups.push({ name: text, itemListElement: [] });
    else groups.at(-1)?.itemListElement.push(text);
  }
  return groups.filter(({ itemListElement }) => itemListElement.length > 0);
}
