import type { ComponentProps } from 'react';
import { useCardContext } from './card-context.js';

/** A link of a card to a path of the app. The router's own asks it a dozen questions each time, for each of many cards. */
export function CardLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) {
  const { hrefOf, follow } = useCardContext();
  return <a {...props} href={hrefOf(to)} onClick={(event) => follow(event, to)} />;
}
