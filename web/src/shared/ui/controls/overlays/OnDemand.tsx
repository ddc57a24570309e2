import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { LazyPart } from '../../../theme/lazy-part.js';

/** The handlers of a button that opens lazy content. */
export interface OnDemandHandlers {
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

export interface OnDemandProps {
  /** The code of the content, which is loaded when the pointer or the focus reaches the button. */
  parts: readonly Pick<LazyPart<never>, 'load'>[];
  /** Renders the button; its click requests the content. */
  button: (handlers: Required<OnDemandHandlers>) => ReactElement;
  /** The lazy content, with its own button. */
  children: ReactNode;
}

/** Lazy content that replaces its button when the button is first clicked, and only once all of it is loaded. */
export function OnDemand({ parts, button, children }: OnDemandProps) {
  const [isLoaded, setLoaded] = useState(false);
  const load = () => Promise.allSettled(parts.map((part) => part.load()));
  const loadAhead = () => void load();
  const handleClick = () => void load().then(() => setLoaded(true)); // a part that failed throws when it is rendered
  const closed = button({ onClick: handleClick, onPointerEnter: loadAhead, onFocus: loadAhead });
  return isLoaded ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
