/** The `handle` of a route whose page does not use Ant Design, so that its code is not loaded. */
export const PLAIN_PAGE = { controls: 'plain' } as const;
