/** The caches of the service worker that contain data of a user. */
export const DATA_CACHE = 'larder-data-1';
export const IMAGE_CACHE = 'larder-images-1';

/** The header with which the service worker marks a stored response, since the server could not be reached. */
export const STORED_HEADER = 'larder-stored';
