const MESSAGES = [/^failed to scrape url (.+)$/s, /^Failed to save recipe to database during bulk url import (.+)$/s];

/** The address in a message about a page that failed, as the user gave it; null in other messages. */
export function addressInMessage(message: string): string | null {
  return MESSAGES.map((pattern) => pattern.exec(message)?.[1]).find((address) => address !== undefined) ?? null;
}
