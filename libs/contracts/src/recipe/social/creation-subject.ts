/** The subject of the event that a recipe's creation adds to its timeline. Clients compare it; screens translate it. */
export const CREATION_SUBJECT = 'Recipe Created';
