/** What the product under test is told. */
export const SETTINGS: Record<string, string>;
