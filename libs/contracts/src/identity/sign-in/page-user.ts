/**
 * The header with the id of the user whose page sends a write. Another tab of the browser may have replaced the session
 * since the page was opened; the gateway refuses writes of such a page, since they were not made by the new user.
 */
export const PAGE_USER_HEADER = 'larder-page-user';
