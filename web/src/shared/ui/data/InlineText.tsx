import { Fragment, type ReactNode } from 'react';
import { parseInline, type InlineNode } from '../../text/parse-inline.js';

/** A short text with the inline tags `b q i strong sup`; all other tags are removed. It has its own text direction. */
export function InlineText({ children }: { children: string }) {
  return (
    <bdi>
      <InlineMarks>{children}</InlineMarks>
    </bdi>
  );
}

/** The same as part of a sentence, whose direction follows the text too. */
export function InlineMarks({ children }: { children: string }) {
  return render(parseInline(children));
}

function render(nodes: readonly InlineNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const Tag = node.tag;
    return <Tag key={index}>{render(node.children)}</Tag>;
  });
}
