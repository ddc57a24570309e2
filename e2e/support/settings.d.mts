/** The settings of the product under test. */
export const SETTINGS: Record<string, string>;
