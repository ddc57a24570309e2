import { Fragment, type ReactNode } from 'react';
import { parseInline, type InlineNode } from '../format/parse-inline.js';

/** A short text that may hold a few marks (`b q i strong sup`); every other tag is taken out. */
export function InlineText({ children }: { children: string }) {
  return <bdi>{render(parseInline(children))}</bdi>;
}

function render(nodes: readonly InlineNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const Tag = node.tag;
    return <Tag key={index}>{render(node.children)}</Tag>;
  });
}
