import rehypeRaw from 'rehype-raw';
import { MarkdownText } from './MarkdownText.js';

const PARSE_HTML = [rehypeRaw];

/** Markdown that contains HTML. A separate file, because HTML needs a large parser. */
export function HtmlText({ text }: { text: string }) {
  return <MarkdownText text={text} pluginsBefore={PARSE_HTML} />;
}
