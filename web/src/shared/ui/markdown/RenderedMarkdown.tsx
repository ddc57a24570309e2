import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { classes } from '../classes.js';
import { MARKDOWN_SCHEMA } from './markdown-schema.js';
import styles from './Markdown.module.css';

const COMPONENTS: Components = {
  // A text of others may point anywhere: it gets no hold on our page and passes no credit on.
  a: ({ node: _node, ...props }) => <a {...props} target="_blank" rel="noopener noreferrer nofollow" />,
  img: ({ node: _node, ...props }) => <img {...props} alt={props.alt ?? ''} loading="lazy" />,
  table: ({ node: _node, ...props }) => (
    <div className={styles.table}>
      <table {...props} />
    </div>
  ),
};

/** Markdown to HTML first, cleaning afterwards: the other way round the renderer could add what the cleaning forbids. */
export function RenderedMarkdown({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <div className={classes(styles.markdown, className)} dir="auto">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeRaw, [rehypeSanitize, MARKDOWN_SCHEMA]]}
        components={COMPONENTS}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
