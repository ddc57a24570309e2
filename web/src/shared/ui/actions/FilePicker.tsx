import { useImperativeHandle, useRef, type Ref } from 'react';

export interface FilePickerHandle {
  /** Lets the person choose a file. */
  open: () => void;
}

export interface FilePickerProps {
  ref: Ref<FilePickerHandle>;
  /** What to choose from, as an input's `accept`; any file when absent. */
  accept?: string;
  label: string;
  onFile: (file: File) => void;
}

/** The browser's file choice behind a control of our own; the same file may be chosen again. */
export function FilePicker({ ref, accept, label, onFile }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), []);
  const handleChoose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (file) onFile(file);
  };
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      aria-label={label}
      className="visually-hidden"
      tabIndex={-1}
      onChange={(event) => handleChoose(event.target.files?.[0])}
    />
  );
}
