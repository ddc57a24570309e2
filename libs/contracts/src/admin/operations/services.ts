/** The names of all services, in the order in which they are asked. */
export const SERVICES = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping', 'admin'];
