import { latinKey, useKeyDown } from '../../../shared/hooks/use-key-down.js';

export interface EditKeys {
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** The last change was typed: in a text field the browser's undo works per letter. */
  typed: boolean;
}

/** Ctrl or ⌘ with S saves, with Z undoes changes of rows, with Shift and Z redoes them. */
export function useEditKeys({ onSave, onUndo, onRedo, typed }: EditKeys): void {
  useKeyDown((event) => {
    const key = commandKey(event);
    if (key !== 's' && key !== 'z') return;
    if (key === 'z' && typed && isTextField(event.target)) return;
    event.preventDefault();
    if (key === 's') onSave();
    else if (event.shiftKey) onRedo();
    else onUndo();
  });
}

/** Whether a key press saves. */
export function isSaveShortcut(event: KeyboardEvent): boolean {
  return commandKey(event) === 's';
}

/** The key that is pressed with Ctrl or ⌘; null without these. */
function commandKey(event: KeyboardEvent): string | null {
  return (event.ctrlKey || event.metaKey) && !event.altKey ? latinKey(event) : null;
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
