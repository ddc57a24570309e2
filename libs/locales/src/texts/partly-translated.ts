import type { Texts } from './text-key.js';

/** Languages with texts for new and imported recipes only. */
export const DUTCH: Texts = {
  'durations.year': { one: 'jaar', other: 'jaar' },
  'durations.day': { one: 'dag', other: 'dagen' },
  'durations.hour': { one: 'uur', other: 'uur' },
  'durations.minute': { one: 'minuut', other: 'minuten' },
  'durations.second': { one: 'seconde', other: 'seconden' },
  'samples.ingredient': '1 kop bloem',
  'samples.step':
    'Schrijf één stap per kaart. **Markdown** werkt: lijsten, *nadruk* en [links](https://commonmark.org/help/).',
};

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

export const SWEDISH: Texts = {
  'durations.year': { one: 'år', other: 'år' },
  'durations.day': { one: 'dag', other: 'dagar' },
  'durations.hour': { one: 'timme', other: 'timmar' },
  'durations.minute': { one: 'minut', other: 'minuter' },
  'durations.second': { one: 'sekund', other: 'sekunder' },
  'samples.ingredient': '1 kopp mjöl',
  'samples.step':
    'Skriv ett steg per kort. **Markdown** fungerar: listor, *betoning* och [länkar](https://commonmark.org/help/).',
};
