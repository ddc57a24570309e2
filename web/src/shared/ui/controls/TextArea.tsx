import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import styles from './TextArea.module.css';

/** Some lines to type into, of the pages that are opened first. It grows with its text where browsers can do that. */
export function TextArea({ className, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} className={classes(styles.area, className)} />;
}
