import { use } from 'react';
import { embeddableUrl, EmbedHostsContext } from './embed-hosts.js';
import styles from './Markdown.module.css';
import { ExternalLink } from './ExternalLink.js';

/** What video players need. Embedded pages are of another origin, so their scripts cannot access this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const PERMISSIONS = 'fullscreen; picture-in-picture; encrypted-media';

/** A page of an allowed site in a text; a page of any other site becomes a link. */
export function EmbeddedPage({ src, title }: { src?: string | undefined; title?: string | undefined }) {
  const hosts = use(EmbedHostsContext);
  const url = embeddableUrl(src, hosts);
  if (!url) return src ? <ExternalLink href={src}>{title || src}</ExternalLink> : null;
  return (
    <iframe
      className={styles.embedded}
      src={url.href}
      title={title || url.host}
      sandbox={SANDBOX}
      allow={PERMISSIONS}
      loading="lazy"
      // Some players refuse to start without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
