import { useEffect, useRef } from 'react';

const FIELDS = 'input:not([type="file"], [type="hidden"]), textarea, select, [contenteditable="true"]';
const UNCHECKED_RADIO = 'input[type="radio"]:not(:checked)';
const ACTIONS = '.ant-modal-body .ant-btn-primary, .ant-modal-footer .ant-btn-primary';

/**
 * At the end of a dialog's body: focuses the first field of the dialog, or its main action when it has no field, also
 * when these are loaded later. Until then “Close” has the focus.
 */
export function InitialFocus() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const changes = new MutationObserver(focus);
    const attached = setTimeout(() => {
      const dialog = place.current?.closest('[role="dialog"]');
      if (dialog && !focus())
        changes.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    });
    return () => {
      clearTimeout(attached);
      changes.disconnect();
    };

    function focus(): boolean {
      const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
      const hasFocus = !dialog || hasOwnFocus(dialog) || focusFirst(dialog);
      if (hasFocus) changes.disconnect();
      return hasFocus;
    }
  }, []);
  return <span ref={place} hidden />;
}

/** Returns whether there was something to focus. */
function focusFirst(dialog: HTMLElement): boolean {
  const first = firstField(dialog) ?? firstEnabled(dialog, ACTIONS);
  first?.focus({ preventScroll: true });
  return first !== undefined;
}

function hasOwnFocus(dialog: HTMLElement): boolean {
  const { activeElement } = document;
  return dialog.contains(activeElement) && activeElement?.closest('.ant-modal-body, .ant-modal-footer') !== null;
}

/** Of radio buttons the selected one: the arrow keys move on from it. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const field = firstEnabled(dialog, FIELDS);
  if (!field?.matches(UNCHECKED_RADIO)) return field;
  return (
    firstEnabled(field.closest<HTMLElement>('[role="radiogroup"]') ?? dialog, 'input[type="radio"]:checked') ?? field
  );
}

function firstEnabled(within: HTMLElement, selector: string): HTMLElement | undefined {
  const candidates = [...within.querySelectorAll<HTMLElement>(selector)];
  return candidates.find(
    (element) => !element.matches(':disabled, [tabindex="-1"]') && !element.closest('[hidden], [inert]'),
  );
}
