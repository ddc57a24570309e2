/**
 * Whether the gateway marked the page as opened without a session (`data-visitor`). Then the user is not requested,
 * since browsers log the response 401 as an error. True only once: a second request follows a sign-in.
 */
export function isMarkedAnonymous(): boolean {
  const { dataset } = document.documentElement;
  const isMarked = dataset.visitor === 'anonymous';
  delete dataset.visitor;
  return isMarked;
}
