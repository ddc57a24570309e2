const DECORATION = /(?:^|[^a-z])(?:fav)?(?:icon|logo|avatar|placeholder|blank|spinner|default[-_]?image)(?:[^a-z]|$)/i;
const DIMENSIONS = /(?<!\d)(\d{2,4})(?:x|-h)(\d{2,4})(?!\d)/;

/** What a page says of its pictures beside their addresses. */
export interface PictureHints {
  /** What its data calls its main picture. */
  primary: readonly string[];
  /** Widths in pixels. */
  widths: ReadonlyMap<string, number>;
}

const NO_HINTS: PictureHints = { primary: [], widths: new Map() };

/**
 * Pictures of a recipe, most promising first. What the recipe states comes first, except where it lists crops made
 * for search engines or only a small rendition, or where the page calls another its main one or states it to be wider:
 * then the picture the page is shared with is the better one.
 */
export function rankPictures(
  stated: readonly string[],
  shared: readonly string[],
  { primary, widths }: PictureHints = NO_HINTS,
): string[] {
  const own = bySize(stated);
  const merit = (address: string) => Number(primary.includes(address)) * 2 + Number(stated.includes(address));
  const others = bySize(shared.filter((address) => !isDecoration(address))).sort((a, b) => merit(b) - merit(a));
  const isMain = primary.includes(others[0] ?? '') && !own.some((address) => primary.includes(address));
  const isWider = (widths.get(others[0] ?? '') ?? 0) > (widths.get(own[0] ?? '') ?? Infinity);
  const ranked = isMain || isWider || preferShared(own, others) ? [...others, ...own] : [...own, ...others];
  return [...new Set(ranked)];
}

function preferShared(stated: readonly string[], shared: readonly string[]): boolean {
  const [own] = stated;
  const [other] = shared;
  if (other === undefined || own === undefined) return other !== undefined;
  const isSetOfCrops = stated.length > 1 && stated.some((address) => pixelsOf(address) < Infinity);
  return isSetOfCrops || pixelsOf(own) < pixelsOf(other);
}

const bySize = (addresses: readonly string[]): string[] =>
  [...addresses].sort((a, b) => (pixelsOf(a) === pixelsOf(b) ? 0 : pixelsOf(b) - pixelsOf(a)));

/** Pixels of a rendition whose name tells its size ("cake-300x200.jpg"); an original has no limit. */
function pixelsOf(address: string): number {
  const match = DIMENSIONS.exec(pathOf(address));
  return match ? Number(match[1]) * Number(match[2]) : Infinity;
}

const isDecoration = (address: string): boolean => DECORATION.test(pathOf(address).split('/').pop() ?? '');
const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
