import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import styles from './TextArea.module.css';

/** A multi-line text field, without Ant Design. It grows with its text in browsers that support it. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classes(styles.area, className)} />;
}
