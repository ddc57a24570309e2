import { Suspense, useState, type ReactElement, type ReactNode } from 'react';

export interface OnDemandProps {
  /** Renders the button; its click requests the content. */
  button: (onClick: () => void) => ReactElement;
  /** The lazy content, with its own button. */
  children: ReactNode;
}

/** Lazy content that replaces its button when the button is first clicked, and only once it is loaded. */
export function OnDemand({ button, children }: OnDemandProps) {
  const [isRequested, setRequested] = useState(false);
  const closed = button(() => setRequested(true));
  return isRequested ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
