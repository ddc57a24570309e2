import ReactMarkdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { MARKDOWN_COMPONENTS } from './markdown-components.js';
import { MARKDOWN_SCHEMA } from './markdown-schema.js';

type Plugins = NonNullable<Options['rehypePlugins']>;

export interface MarkdownTextProps {
  text: string;
  /** The plugins that run before sanitizing. */
  pluginsBefore?: Plugins;
}

const NO_PLUGINS: Plugins = [];

/** Rendered Markdown. It is sanitized after the conversion to HTML, which could add unsafe content. */
export function MarkdownText({ text, pluginsBefore = NO_PLUGINS }: MarkdownTextProps) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[...pluginsBefore, [rehypeSanitize, MARKDOWN_SCHEMA]]}
      components={MARKDOWN_COMPONENTS}
    >
      {text}
    </ReactMarkdown>
  );
}
