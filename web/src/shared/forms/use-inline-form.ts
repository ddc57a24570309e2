import { useState } from 'react';

/**
 * A form that is shown in place of the button that opens it. The button is rendered again when the form is closed:
 * with `autoFocus={wasOpen}` it gets the focus back.
 */
export function useInlineForm() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return {
    isOpen,
    wasOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setWasOpen(true);
    },
  };
}
