import { useRef, useState, type DragEvent } from 'react';
import { Button } from 'antd';
import { Icon } from '../../icons/Icon.js';
import { classes } from '../classes.js';
import styles from './FileDrop.module.css';
import { FilePicker, type FilePickerHandle, type SelectedFiles } from './FilePicker.js';

export interface FileDropProps {
  label: string;
  /** The accepted files, as an input's `accept`. */
  accept: string;
  /** The name of the selected file; shown instead of the hint. */
  fileName?: string | undefined;
  hint: string;
  multiple?: boolean;
  onFiles: (files: SelectedFiles) => void;
}

/** A drop area for files with a button to choose them. */
export function FileDrop({ label, accept, fileName, hint, multiple = false, onFiles }: FileDropProps) {
  const picker = useRef<FilePickerHandle>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [first, ...rest] = [...event.dataTransfer.files];
    if (first) onFiles(multiple ? [first, ...rest] : [first]);
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
      <Button icon={<Icon name="upload" size={18} />} onClick={() => picker.current?.open()}>
        {label}
      </Button>
      <span className={styles.hint}>{fileName ? <bdi>{fileName}</bdi> : hint}</span>
      <FilePicker ref={picker} label={label} accept={accept} multiple={multiple} onFiles={onFiles} />
    </div>
  );
}
