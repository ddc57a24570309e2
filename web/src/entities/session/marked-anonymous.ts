/**
 * Whether the gateway marked the page as opened without a session (`data-visitor`): then the server need not be asked who is
 * there, whose answer 401 browsers report as an error. True once at most: a second question has a reason, a sign-in.
 */
export function isMarkedAnonymous(): boolean {
  const { dataset } = document.documentElement;
  const isMarked = dataset.visitor === 'anonymous';
  delete dataset.visitor;
  return isMarked;
}
