import { ICON_PATHS, MIRRORED, type IconName } from './paths.js';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge length in pixels; 20 when absent. */
  size?: number;
  /** Filled instead of outlined, e.g. for stars. */
  filled?: boolean;
  className?: string;
}

/** Decoration: the control around it needs an accessible name. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  const classes = [styles.icon, MIRRORED.has(name) && styles.mirrored, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={ICON_PATHS[name]} fill={filled ? 'currentColor' : 'none'} />
    </svg>
  );
}
