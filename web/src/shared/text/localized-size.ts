import { languageTag } from '@larder/locales/languages/locales';

const UNITS: Readonly<Record<string, string>> = {
  bytes: 'byte',
  KB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
};

/** A size of the API, such as `12.35 MB`, with the digits and units of the language; other texts are not changed. */
export function localizedSize(size: string, language: string): string {
  const [number = '', name = ''] = size.split(' ');
  const unit = UNITS[name];
  if (!unit || !Number.isFinite(Number(number))) return size;
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return Number(number).toLocaleString(languageTag(language), { style: 'unit', unit, unitDisplay });
}
