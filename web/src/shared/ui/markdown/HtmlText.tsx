import rehypeRaw from 'rehype-raw';
import { MarkedText } from './MarkedText.js';

const READ_TAGS = [rehypeRaw];

/** Markdown with HTML tags in it. A separate file, because HTML needs a large parser. */
export function HtmlText({ text }: { text: string }) {
  return <MarkedText text={text} before={READ_TAGS} />;
}
