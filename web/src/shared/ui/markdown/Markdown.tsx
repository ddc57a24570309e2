import { Suspense } from 'react';
import { classes } from '../classes.js';
import { SkeletonText } from '../page/Skeleton.js';
import { kindOfMarkdown, paragraphs } from './kind-of-markdown.js';
import styles from './Markdown.module.css';
import { lazyPlainPart } from '../../theme/lazy-part.js';

const MarkdownText = lazyPlainPart(async () => ({ default: (await import('./MarkdownText.js')).MarkdownText }));
const HtmlText = lazyPlainPart(async () => ({ default: (await import('./HtmlText.js')).HtmlText }));

/** User text with Markdown or HTML, rendered and sanitized. */
export function Markdown({ children: text, className }: { children: string; className?: string | undefined }) {
  if (!text.trim()) return null;
  const kind = kindOfMarkdown(text);
  const Rendered = kind === 'html' ? HtmlText : MarkdownText;
  return (
    <div className={classes(styles.markdown, className)} dir="auto">
      {kind === 'plain' ? (
        paragraphs(text).map((paragraph, index) => <p key={index}>{paragraph}</p>)
      ) : (
        <Suspense fallback={<SkeletonText lines={2} />}>
          <Rendered text={text} />
        </Suspense>
      )}
    </div>
  );
}
