/** The base path of the app, with a trailing slash: `/`, or `/kitchen/` behind a proxy. */
export function basePath(): string {
  const path = new URL(document.baseURI).pathname;
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The URL of a file on this server, e.g. an image. */
export function serverAddress(path: string): string {
  return basePath() + path.replace(/^\//, '');
}
