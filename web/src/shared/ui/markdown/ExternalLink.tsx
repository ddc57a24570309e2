import type { ComponentProps } from 'react';

/** A link in a text of others: it may point anywhere, so it gets no hold on our page and passes no credit on. */
export function OutsideLink(props: ComponentProps<'a'>) {
  return <a {...props} target="_blank" rel="noopener noreferrer nofollow" />;
}
