import { classes } from '../../../shared/ui/classes.js';
import { roundToHalf } from './round-to-half.js';
import styles from './StarRating.module.css';

const EDGE = 24; // the size of a star
const STEP = 25.5; // the distance between stars
const WIDTH = 4 * STEP + EDGE;
const LEFT_SIDE = 'l-5.3 2.8l1.1-5.9l-4.3-4.1l5.9-.8z';

const star = (place: number) => `M${12 + place * STEP} 3.5l2.6 5.4l5.9.8l-4.3 4.1l1.1 5.9l-5.3-2.8${LEFT_SIDE}`;
const leftHalf = (place: number) => `M${12 + place * STEP} 3.5v13.4${LEFT_SIDE}`;
const ALL = [0, 1, 2, 3, 4].map(star).join('');

export interface StarRatingProps {
  /** 0 to 5; shown in half stars. */
  rating: number;
  /** The accessible label. */
  label: string;
  size?: number;
  /** The user's own rating, not the average. */
  own?: boolean;
}

/** A rating in half stars; read-only. */
export function StarRating({ rating, label, size = 16, own = false }: StarRatingProps) {
  return (
    <svg
      className={classes(styles.stars, own && styles.own)}
      width={(size * WIDTH) / EDGE}
      height={size}
      viewBox={`0 0 ${WIDTH} ${EDGE}`}
      role="img"
      aria-label={label}
    >
      <path d={ALL} className={styles.empty} />
      <path d={drawnStars(roundToHalf(rating))} className={styles.full} />
    </svg>
  );
}

export interface StarCountProps extends Pick<StarRatingProps, 'label' | 'own'> {
  /** The number of stars. */
  count: string;
}

/** The compact form: one star and the number. */
export function StarCount({ count, label, own = false }: StarCountProps) {
  return (
    <span className={classes(styles.one, own && styles.own)} role="img" aria-label={label}>
      <svg width={16} height={16} viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden>
        <path d={star(0)} className={styles.full} />
      </svg>
      {count}
    </span>
  );
}

/** A row of stars, the last one halved if needed, as one SVG since lists have many of them. */
function drawnStars(halves: number): string {
  const whole = Array.from({ length: Math.floor(halves) }, (_, index) => star(index));
  return [...whole, ...(halves % 1 ? [leftHalf(whole.length)] : [])].join('');
}
