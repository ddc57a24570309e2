import { Tokenizer } from 'htmlparser2';
import { LIMITS } from '../limits.js';
import type { PageElement } from './element.js';
import { TreeBuilder } from './tree-builder.js';

/** Parses markup of any quality into a tree; the root is a nameless element around the whole page. */
export function parseHtml(html: string): PageElement {
  const source = html.length > LIMITS.pageLength ? html.slice(0, LIMITS.pageLength) : html;
  const builder = new TreeBuilder(source);
  const tokenizer = new Tokenizer({ decodeEntities: false }, builder);
  tokenizer.write(source);
  tokenizer.end();
  return builder.root;
}
