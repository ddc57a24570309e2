import { between, n, polar, type Point, type Roll, type Svg } from './geometry.js';

export const disc = (r: number, fill: string, more = ''): Svg => `<circle r="${n(r)}" fill="${fill}" ${more}/>`;
export const oval = (rx: number, ry: number, fill: string, more = ''): Svg =>
  `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const shape = (d: string, fill: string, more = ''): Svg => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, color: string, width: number, more = ''): Svg =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const hoop = (r: number, color: string, width: number, more = ''): Svg =>
  `<circle r="${n(r)}" fill="none" stroke="${color}" stroke-width="${n(width)}" ${more}/>`;
/** A rectangle around the middle with round corners. */
export const slab = (width: number, height: number, round: number, fill: string, more = ''): Svg =>
  `<rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" fill="${fill}" ${more}/>`;

/** From one colour in the light to another at the edge; `drawing.ts` finds these names and declares them. */
export const glow = (inner: string, outer: string): string => `url(#g-${inner.slice(1)}-${outer.slice(1)})`;
/** From top left to bottom right. */
export const slope = (from: string, to: string): string => `url(#l-${from.slice(1)}-${to.slice(1)})`;
/** Cuts a piece to a disc; found and declared like the colours. */
export const inDisc = (r: number, piece: Svg): Svg => `<g clip-path="url(#c-${Math.round(r)})">${piece}</g>`;
export const inBox = (width: number, height: number, piece: Svg): Svg =>
  `<g clip-path="url(#b-${Math.round(width)}-${Math.round(height)})">${piece}</g>`;

/** The blurred shadow of a large thing. */
export const shadow = (piece: Svg, dx = 16, dy = 26): Svg =>
  `<g filter="url(#soft)" opacity=".34" transform="translate(${dx} ${dy})">${piece}</g>`;
/** A layer whose things stand a little above what is below. */
export const lifted = (piece: Svg): Svg => `<g filter="url(#lift)">${piece}</g>`;
export const faint = (opacity: number, piece: Svg): Svg => `<g opacity="${opacity}">${piece}</g>`;

/** The outline of something that grew or was cut by hand; `wobble` is the share of the radius it may stray. */
export function blob(roll: Roll, r: number, wobble = 0.12, corners = 8, squash = 1): string {
  const points = Array.from({ length: corners }, (_, index) => {
    const { x, y } = polar(r * between(roll, 1 - wobble, 1 + wobble), (index * 360) / corners);
    return { x, y: y * squash };
  });
  return closedCurve(points);
}

/** A smooth closed line through the points (Catmull-Rom, as Bézier curves). */
export function closedCurve(points: Point[]): string {
  const point = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  const pieces = points.map((_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${n(out.x)} ${n(out.y)} ${n(into.x)} ${n(into.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(point(0).x)} ${n(point(0).y)}${pieces.join('')}Z`;
}
