import rehypeRaw from 'rehype-raw';
import { MarkedText } from './MarkedText.js';

const READ_TAGS = [rehypeRaw];

/** Markdown with HTML tags in it. Apart, because reading HTML takes a whole parser. */
export function HtmlText({ text }: { text: string }) {
  return <MarkedText text={text} before={READ_TAGS} />;
}
