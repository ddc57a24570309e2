/** The path under which the product lives, always with a slash at the end: `/`, or `/kitchen/` behind a proxy. */
export function basePath(): string {
  const path = new URL(document.baseURI).pathname;
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The address of something on this server, e.g. an image. */
export function serverAddress(path: string): string {
  return basePath() + path.replace(/^\//, '');
}
