/** The `handle` of a route whose page uses nothing of Ant Design: that code is not fetched for it then. */
export const PLAIN_PAGE = { controls: 'plain' } as const;
