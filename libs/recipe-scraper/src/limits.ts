/** Limits for hostile pages. Real recipe pages are far below each of these. */
export const LIMITS = {
  /** Longer pages are cut here, in UTF-16 units. */
  pageLength: 10_000_000,
  /** Elements read from one page; the rest of the page is ignored. */
  elements: 100_000,
  /** Nesting of the markup; deeper elements become children of the deepest one allowed. */
  elementDepth: 256,
  /** Nesting of schema.org data. */
  dataDepth: 24,
  /** Members of one object of schema.org data. */
  members: 2_000,
  /** Nodes visited in search of schema.org data. */
  dataNodes: 1_000_000,
  /** The length of one text: a name, a line, a step. */
  textLength: 100_000,
  /** Candidate images. */
  images: 50,
  /** The length of one list: ingredients, steps, keywords. */
  entries: 2_000,
} as const;
