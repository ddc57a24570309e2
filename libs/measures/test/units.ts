/** A unit with an abbreviation, which its recipes do not use. */
export const tablespoon = {
  name: 'tablespoon',
  pluralName: 'tablespoons',
  abbreviation: 'tbsp',
  pluralAbbreviation: 'tbsps',
  useAbbreviation: false,
  fraction: true,
};
/** The same unit, abbreviated. */
export const tbsp = { ...tablespoon, useAbbreviation: true };
