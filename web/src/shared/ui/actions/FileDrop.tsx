import { useRef, useState, type DragEvent } from 'react';
import { Button } from 'antd';
import { Icon } from '../../icons/Icon.js';
import { classes } from '../classes.js';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  label: string;
  /** The accepted files, as an input's `accept`. */
  accept: string;
  /** The names of the selected files; shown instead of the hint. */
  fileName?: string | undefined;
  hint: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A drop area for files with a button to choose them. */
export function FileDrop({ label, accept, fileName, hint, multiple = false, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handleFiles = (files: FileList | null) => {
    const list = [...(files ?? [])];
    if (list.length > 0) onFiles(multiple ? list : list.slice(0, 1));
    if (input.current) input.current.value = ''; // allows the same file to be selected again
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    handleFiles(event.dataTransfer.files);
  };
  return (
    <div
      className={classes(styles.drop, isDraggedOver && styles.draggedOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={handleDrop}
    >
      <Button icon={<Icon name="upload" size={18} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <span className={styles.hint}>{fileName ? <bdi>{fileName}</bdi> : hint}</span>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => handleFiles(target.files)}
      />
    </div>
  );
}
