/** The part of the store's state with the response to `getSelf` (`session.api.ts`). */
interface SessionState {
  api: { queries: Partial<Record<string, { data?: unknown }>> };
}

/** The id of the user whose pages are shown; undefined for visitors. */
export function pageUserId(state: unknown): string | undefined {
  const self = (state as SessionState).api.queries['getSelf(undefined)']?.data as { id: string } | null | undefined;
  return self?.id;
}
