/**
 * Calls back when the parent process has ended: it held the other end of our standard input, or of the channel of
 * `fork`. Ignored when standard input is a terminal or a file.
 */
export function onParentExit(callback: () => void): void {
  if (process.channel) process.once('disconnect', callback);
  if (process.stdin.isTTY) return;
  process.stdin.once('end', callback);
  process.stdin.once('error', callback);
  process.stdin.resume();
}
