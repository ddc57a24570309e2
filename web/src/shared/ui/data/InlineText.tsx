import { Fragment, type ReactNode } from 'react';
import { parseInline, type InlineNode } from '../../format/parse-inline.js';

/** A short text that may hold a few marks (`b q i strong sup`); every other tag is taken out. It runs its own way. */
export function InlineText({ children }: { children: string }) {
  return (
    <bdi>
      <InlineMarks>{children}</InlineMarks>
    </bdi>
  );
}

/** The same as a part of a sentence: its direction follows these words, too. */
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
