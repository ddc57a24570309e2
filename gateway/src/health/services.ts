/** The services behind the gateway. */
export const SERVICES = ['identity', 'recipe', 'parser', 'meal-plan', 'shopping', 'admin'];
