import { useImperativeHandle, useRef, type Ref } from 'react';

export interface FilePickerHandle {
  /** Opens the file dialog. */
  open: () => void;
}

export interface FilePickerProps {
  ref: Ref<FilePickerHandle>;
  /** The accepted files, as an input's `accept`; any file when absent. */
  accept?: string;
  label: string;
  onFile: (file: File) => void;
}

/** The browser's file dialog behind a custom control; the same file may be selected again. */
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
