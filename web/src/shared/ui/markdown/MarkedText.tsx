import ReactMarkdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { MARKDOWN_COMPONENTS } from './markdown-components.js';
import { MARKDOWN_SCHEMA } from './markdown-schema.js';

type Plugins = NonNullable<Options['rehypePlugins']>;

export interface MarkedTextProps {
  text: string;
  /** What happens to the page's tree before it is cleaned. */
  before?: Plugins;
}

const NOTHING: Plugins = [];

/** Markdown to HTML first, cleaning afterwards: the other way round the renderer could add what the cleaning forbids. */
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
