const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/** Converts a size text such as `12.35 MB` to bytes; 0 for other texts. */
export function bytesOf(text: string): number {
  const [number = '', unit = ''] = text.split(' ');
  const power = UNITS.indexOf(unit);
  return power < 0 ? 0 : Number(number) * STEP ** power;
}
