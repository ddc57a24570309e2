import type { Components } from 'react-markdown';
import styles from './Markdown.module.css';

/** How some tags are drawn. */
export const MARKDOWN_COMPONENTS: Components = {
  // A text of others may point anywhere: it gets no hold on our page and passes no credit on.
  a: ({ node: _node, ...props }) => <a {...props} target="_blank" rel="noopener noreferrer nofollow" />,
  img: ({ node: _node, ...props }) => <img {...props} alt={props.alt ?? ''} loading="lazy" />,
  table: ({ node: _node, ...props }) => (
    <div className={styles.table}>
      <table {...props} />
    </div>
  ),
};
