import { at, type Roll, type Svg } from './geometry.js';

/** Draws a dish on its table, 1600 by 1200; everything random comes from `roll`. */
export type Scene = (roll: Roll) => Svg;

/** The middle of the table. */
export const middle = (piece: Svg, turn = 0, scale = 1): Svg => at(800, 600, piece, turn, scale);
/** What lies on what, from the bottom up. */
export const layers = (...pieces: Svg[]): Svg => pieces.join('');
