/**
 * Calls back when the parent process has ended: it held the other end of our standard input, or of the
 * channel `fork` made. A terminal or a file as standard input is no parent to watch.
 */
export function onParentExit(callback: () => void): void {
  if (process.channel) process.once('disconnect', callback);
  if (process.stdin.isTTY) return;
  process.stdin.once('end', callback);
  process.stdin.once('error', callback);
  process.stdin.resume();
}
