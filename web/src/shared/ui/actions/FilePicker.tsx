import { useImperativeHandle, useRef, type Ref } from 'react';

export interface FilePickerHandle {
  /** Opens the file dialog. */
  open: () => void;
}

/** The selected files, at least one. */
export type SelectedFiles = [File, ...File[]];

export interface FilePickerProps {
  ref: Ref<FilePickerHandle>;
  /** The accepted files, as an input's `accept`; any file when absent. */
  accept?: string;
  label: string;
  multiple?: boolean;
  onFiles: (files: SelectedFiles) => void;
}

/** The browser's file dialog behind a custom control; the same file may be selected again. */
export function FilePicker({ ref, accept, label, multiple = false, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), []);
  const handleChange = ({ files }: HTMLInputElement) => {
    const [first, ...rest] = [...(files ?? [])];
    if (input.current) input.current.value = ''; // empties `files`, too
    if (first) onFiles([first, ...rest]);
  };
  return (
    <input
      ref={input}
      type="file"
      className="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      accept={accept}
      multiple={multiple}
      onChange={({ target }) => handleChange(target)}
    />
  );
}
