/** Some browsers read the file only after a while, e.g. when the user chooses where to save it. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a value as a JSON file. */
export function downloadJson(fileName: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
