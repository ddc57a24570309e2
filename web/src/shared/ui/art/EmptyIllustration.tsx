import styles from './art.module.css';

/** The illustration of an empty list. */
export function EmptyIllustration() {
  return (
    <svg className={styles.scene} viewBox="0 0 240 150" aria-hidden focusable="false">
      <ellipse cx="120" cy="138" rx="92" ry="6" className={styles.shadow} />
      <path d="M22 108h196v9H22z" className={styles.wood} />
      <path d="M40 117v16M200 117v16" className={styles.bracket} />
      <Jar x={46} height={52} fill={styles.primary} />
      <Jar x={158} height={64} fill={styles.accent} />
      <path d="M104 70h34v30a8 8 0 0 1-8 8h-18a8 8 0 0 1-8-8z" className={styles.ghost} />
      <path d="M108 60h26v10h-26z" className={styles.ghost} />
      <path d="M121 80v16M113 88h16" className={styles.ghost} />
      <path d="M30 40c10-14 24-14 34 0M176 28c8-10 20-10 28 0" className={styles.steam} />
    </svg>
  );
}

function Jar({ x, height, fill }: { x: number; height: number; fill: string | undefined }) {
  const top = 108 - height;
  return (
    <g>
      <rect x={x} y={top} width="38" height={height} rx="9" className={styles.glass} />
      <path d={`M${x} ${top + 18}c9-5 19 4 38 0v${height - 27}a9 9 0 0 1-9 9h-20a9 9 0 0 1-9-9z`} className={fill} />
      <rect x={x + 5} y={top - 9} width="28" height="10" rx="3" className={styles.lid} />
      <rect x={x + 9} y={108 - 26} width="20" height="13" rx="3" className={styles.label} />
    </g>
  );
}
