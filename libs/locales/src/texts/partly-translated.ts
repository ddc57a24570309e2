import type { Texts } from './text-key.js';

/** Languages with texts for new and imported recipes only. */
export const POLISH: Texts = {
  'durations.year': { one: 'rok', few: 'lata', many: 'lat', other: 'roku' },
  'durations.day': { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' },
  'durations.hour': { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' },
  'durations.minute': { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' },
  'durations.second': { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' },
  'samples.ingredient': '1 szklanka mąki',
  'samples.step':
    'Zapisz jeden krok na karcie. Działa tu **Markdown**: listy, *wyróżnienia* i [odnośniki](https://commonmark.org/help/).',
};

export const BRAZILIAN: Texts = {
  'durations.year': { one: 'ano', other: 'anos' },
  'durations.day': { one: 'dia', other: 'dias' },
  'durations.hour': { one: 'hora', other: 'horas' },
  'durations.minute': { one: 'minuto', other: 'minutos' },
  'durations.second': { one: 'segundo', other: 'segundos' },
  'samples.ingredient': '1 xícara de farinha',
  'samples.step':
    'Escreva um passo por cartão. Você pode usar **Markdown**: listas, *ênfase* e [links](https://commonmark.org/help/).',
};
