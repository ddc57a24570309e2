import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ICON_PATHS } from '../../../shared/icons/paths.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './Stars.module.css';

const FIVE = [0, 1, 2, 3, 4];

export interface StarsProps {
  /** 0 to 5; shown in half stars. */
  rating: number;
  size?: number;
  /** The reader's own stars, not everybody's average. */
  own?: boolean;
}

/** A rating in half stars; read-only. */
export function Stars({ rating, size = 16, own = false }: StarsProps) {
  const { t, i18n } = useTranslation();
  const halves = Math.round(rating * 2) / 2;
  return (
    <span
      className={classes(styles.stars, own && styles.own)}
      role="img"
      aria-label={t(own ? 'recipe.rated-by-you' : 'recipe.rated', { rating: halves.toLocaleString(i18n.language) })}
    >
      {FIVE.map((index) => (
        <Star key={index} size={size} fill={Math.max(0, Math.min(1, halves - index))} />
      ))}
    </span>
  );
}

function Star({ fill, size }: { fill: number; size: number }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable="false">
      <clipPath id={clip}>
        <rect width={24 * fill} height="24" />
      </clipPath>
      <path d={ICON_PATHS.star} className={styles.empty} />
      {fill > 0 && <path d={ICON_PATHS.star} className={styles.full} clipPath={`url(#${clip})`} />}
    </svg>
  );
}
