import type { Components } from 'react-markdown';
import styles from './Markdown.module.css';

/** Custom components of some tags. */
export const MARKDOWN_COMPONENTS: Components = {
  // Links in user text may lead anywhere: without access to our window, and without ranking credit.
  a: ({ node: _node, ...props }) => <a {...props} target="_blank" rel="noopener noreferrer nofollow" />,
  img: ({ node: _node, ...props }) => <img {...props} alt={props.alt ?? ''} loading="lazy" />,
  table: ({ node: _node, ...props }) => (
    <div className={styles.table}>
      <table {...props} />
    </div>
  ),
};
