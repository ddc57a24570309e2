import type { ComponentProps } from 'react';
import { useCardContext } from './card-context.js';

/** A link of a card. React Router's own link calls a dozen hooks, which is slow for many cards. */
export function CardLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  const { hrefOf, follow } = useCardContext();
  return <a {...props} href={hrefOf(to)} onClick={(event) => follow(event, to)} />;
}
