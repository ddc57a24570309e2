import type { Components } from 'react-markdown';
import { EmbeddedPage } from './EmbeddedPage.js';
import styles from './Markdown.module.css';
import { ExternalLink } from './ExternalLink.js';

/** Custom components of some tags. */
export const MARKDOWN_COMPONENTS: Components = {
  a: ({ node: _node, ...props }) => <ExternalLink {...props} />,
  iframe: ({ src, title }) => <EmbeddedPage src={src} title={title} />,
  img: ({ node: _node, ...props }) => <img {...props} alt={props.alt ?? ''} loading="lazy" />,
  table: ({ node: _node, ...props }) => (
    <div className={styles.table}>
      <table {...props} />
    </div>
  ),
};
