import { writeStorage } from '../../shared/storage/web-storage.js';

/** Ends the wait of `public/boot.js` for the server: the code of the app is running. */
export function markStarted(): void {
  document.documentElement.dataset.started = '';
  writeStorage('failed-starts', 0, () => sessionStorage);
}
