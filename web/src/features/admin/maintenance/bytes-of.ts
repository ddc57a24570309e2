const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];
const STEP = 1024;

/** About how many bytes a size text such as `12.35 MB` stands for; 0 for what is none. */
export function bytesOf(text: string): number {
  const [number = '', unit = ''] = text.split(' ');
  const power = UNITS.indexOf(unit);
  return power < 0 ? 0 : Number(number) * STEP ** power;
}
