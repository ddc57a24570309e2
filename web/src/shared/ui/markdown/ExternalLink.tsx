import type { ComponentProps } from 'react';

/**
 * A link in user text, which may point anywhere: it opens in a new tab without access to this page (`noopener`), and is
 * no recommendation to search engines (`nofollow`).
 */
export function ExternalLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow" />;
}
