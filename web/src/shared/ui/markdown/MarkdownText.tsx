import ReactMarkdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { MARKDOWN_COMPONENTS } from './markdown-components.js';
import { MARKDOWN_SCHEMA } from './markdown-schema.js';

type Plugins = NonNullable<Options['rehypePlugins']>;

export interface MarkedTextProps {
  text: string;
  /** The plugins that run before sanitizing. */
  before?: Plugins;
}

const NOTHING: Plugins = [];

/** Markdown is converted to HTML first and sanitized afterwards, since the conversion could add unsafe content. */
export function MarkedText({ text, before = NOTHING }: MarkedTextProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[...before, [rehypeSanitize, MARKDOWN_SCHEMA]]}
      components={MARKDOWN_COMPONENTS}
    >
      {text}
    </ReactMarkdown>
  );
}
