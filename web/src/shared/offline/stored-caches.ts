/** The caches of the service worker that contain data of a user. */
export const DATA_CACHE = 'larder-data-1';
export const IMAGE_CACHE = 'larder-images-1';

/** The header with which the service worker marks a stored response, since the server could not be reached. */
export const STORED_HEADER = 'larder-stored';

/** Whether a response comes from the service worker's store. */
export function isMarkedStored({ headers }: Response): boolean {
  return headers.get(STORED_HEADER) === 'true';
}
