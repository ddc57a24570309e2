import { use } from 'react';
import { embeddableUrl, EmbedHostsContext } from './embed-hosts.js';
import styles from './Markdown.module.css';
import { OutsideLink } from './OutsideLink.js';

/** Enough for video players. They run in an origin of their own, so scripts reach nothing of ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const FEATURES = 'fullscreen; picture-in-picture; encrypted-media';

/** A page of an allowed site inside a text. The address of another site becomes a link. */
export function EmbeddedPage({ src, title }: { src?: string | undefined; title?: string | undefined }) {
  const hosts = use(EmbedHostsContext);
  const url = embeddableUrl(src, hosts);
  if (!url) return src ? <OutsideLink href={src}>{title || src}</OutsideLink> : null;
  return (
    <iframe
      className={styles.embedded}
      src={url.href}
      title={title || url.host}
      sandbox={SANDBOX}
      allow={FEATURES}
      loading="lazy"
      // Some players refuse to start for pages that do not name themselves.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
