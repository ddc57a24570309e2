const TAGS = ['b', 'q', 'i', 'strong', 'sup'] as const;
export type InlineTag = (typeof TAGS)[number];

/** Text, or an element with children. */
export type InlineNode = string | { tag: InlineTag; children: InlineNode[] };

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;

/** Parses the allowed inline tags of an ingredient. Other tags are removed, unclosed ones end with the text. */
export function parseInline(text: string): InlineNode[] {
  const root: InlineNode[] = [];
  const open: { tag: InlineTag; children: InlineNode[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;
  let from = 0;

  for (const match of text.matchAll(TAG)) {
    if (match.index > from) here().push(text.slice(from, match.index));
    from = match.index + match[0].length;
    const tag = TAGS.find((supported) => supported === match[2]?.toLowerCase());
    if (!tag) continue;
    if (match[1]) close(open, tag);
    else {
      const node = { tag, children: [] };
      here().push(node);
      open.push(node);
    }
  }
  if (from < text.length) here().push(text.slice(from));
  return root;
}

function close(open: { tag: InlineTag }[], tag: InlineTag): void {
  const at = open.map((node) => node.tag).lastIndexOf(tag);
  if (at >= 0) open.length = at;
}
