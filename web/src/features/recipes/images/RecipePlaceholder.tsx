import { classes } from '../../../shared/ui/classes.js';
import styles from './RecipePlaceholder.module.css';

/** Line drawings of kitchen items on a 100-unit square, centered. */
const MOTIFS = [
  // Pot.
  'M26 46h48v20a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10zM20 46h60M50 40v-5M44 35h12M20 54h6M74 54h6M40 28c-3-4 3-6 0-10M60 28c-3-4 3-6 0-10',
  // Jar.
  'M36 34h28c5 3 8 7 8 13v22a9 9 0 0 1-9 9H37a9 9 0 0 1-9-9V47c0-6 3-10 8-13zM34 22h32v12H34zM40 52h20v12H40z',
  // Bowl.
  'M22 48h56a28 28 0 0 1-18 26H40a28 28 0 0 1-18-26zM34 48c0-9 8-12 14-8c4-8 18-6 18 8M50 30V20M42 26l-4-6M58 26l4-6',
  // Carrot.
  'M30 72c2-16 10-30 24-36l12 12c-6 14-20 22-36 24zM54 36c-2-8 2-14 8-16c2 4 2 8 0 12c4-4 10-6 14-4c0 6-4 12-10 14M42 54l5 5M36 62l4 4M50 46l5 5',
  // Loaf.
  'M24 68c-6-18 2-34 26-34s32 16 26 34a4 4 0 0 1-4 3H28a4 4 0 0 1-4-3zM38 42l5 10M50 39l4 10M62 42l3 9',
  // Slice of cake.
  'M22 62l52-24a10 10 0 0 1 4 8v24H22zM22 62h56M22 70h56M60 34a5 5 0 1 1 8-6',
] as const;
const TINTS = [styles.warm, styles.sea, styles.berry, styles.leaf];

/** A placeholder image; a recipe always has the same one. */
export function RecipePlaceholder({ seed }: { seed: string }) {
  const number = [...seed].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 65_521, 7);
  return (
    <div className={classes(styles.placeholder, TINTS[(number >> 4) % TINTS.length])} aria-hidden>
      <svg viewBox="0 0 100 100" className={styles.drawing} focusable="false">
        <path d={MOTIFS[number % MOTIFS.length]} />
      </svg>
    </div>
  );
}
