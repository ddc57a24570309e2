import type { Texts } from './text-key.js';

/** Languages with texts for new and imported recipes only. */
export const SPANISH: Texts = {
  'durations.year': { one: 'año', other: 'años' },
  'durations.day': { one: 'día', other: 'días' },
  'durations.hour': { one: 'hora', other: 'horas' },
  'durations.minute': { one: 'minuto', other: 'minutos' },
  'durations.second': { one: 'segundo', other: 'segundos' },
  'samples.ingredient': '1 taza de harina',
  'samples.step':
    'Escribe un paso por tarjeta. Puedes usar **Markdown**: listas, *énfasis* y [enlaces](https://commonmark.org/help/).',
};

export const FRENCH: Texts = {
  'durations.year': { one: 'an', other: 'ans' },
  'durations.day': { one: 'jour', other: 'jours' },
  'durations.hour': { one: 'heure', other: 'heures' },
  'durations.minute': { one: 'minute', other: 'minutes' },
  'durations.second': { one: 'seconde', other: 'secondes' },
  'samples.ingredient': '1 tasse de farine',
  'samples.step':
    'Écrivez une étape par carte. **Markdown** est compris : listes, *emphase* et [liens](https://commonmark.org/help/).',
};

export const ITALIAN: Texts = {
  'durations.year': { one: 'anno', other: 'anni' },
  'durations.day': { one: 'giorno', other: 'giorni' },
  'durations.hour': { one: 'ora', other: 'ore' },
  'durations.minute': { one: 'minuto', other: 'minuti' },
  'durations.second': { one: 'secondo', other: 'secondi' },
  'samples.ingredient': '1 tazza di farina',
  'samples.step':
    'Scrivi un passaggio per scheda. Puoi usare **Markdown**: elenchi, *corsivo* e [link](https://commonmark.org/help/).',
};

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
