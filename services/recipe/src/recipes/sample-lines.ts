/** The lines a recipe created by name starts with, so that nobody faces an empty page. */
export interface SampleLines {
  ingredient: string;
  step: string;
}

const ENGLISH: SampleLines = {
  ingredient: '1 Cup Flour',
  step: 'Write one step per card. **Markdown** works here: lists, *emphasis* and [links](https://commonmark.org/help/).',
};

const LINES: Record<string, SampleLines> = {
  en: ENGLISH,
  de: {
    ingredient: '1 Tasse Mehl',
    step: 'Schreibe einen Schritt pro Karte. **Markdown** funktioniert: Listen, *Betonungen* und [Links](https://commonmark.org/help/).',
  },
  es: {
    ingredient: '1 taza de harina',
    step: 'Escribe un paso por tarjeta. Puedes usar **Markdown**: listas, *énfasis* y [enlaces](https://commonmark.org/help/).',
  },
  fr: {
    ingredient: '1 tasse de farine',
    step: 'Écrivez une étape par carte. **Markdown** est compris : listes, *emphase* et [liens](https://commonmark.org/help/).',
  },
  it: {
    ingredient: '1 tazza di farina',
    step: 'Scrivi un passaggio per scheda. Puoi usare **Markdown**: elenchi, *corsivo* e [link](https://commonmark.org/help/).',
  },
  nl: {
    ingredient: '1 kop bloem',
    step: 'Schrijf één stap per kaart. **Markdown** werkt: lijsten, *nadruk* en [links](https://commonmark.org/help/).',
  },
  pl: {
    ingredient: '1 szklanka mąki',
    step: 'Zapisz jeden krok na karcie. Działa tu **Markdown**: listy, *wyróżnienia* i [odnośniki](https://commonmark.org/help/).',
  },
  pt: {
    ingredient: '1 xícara de farinha',
    step: 'Escreva um passo por cartão. Você pode usar **Markdown**: listas, *ênfase* e [links](https://commonmark.org/help/).',
  },
  sv: {
    ingredient: '1 kopp mjöl',
    step: 'Skriv ett steg per kort. **Markdown** fungerar: listor, *betoning* och [länkar](https://commonmark.org/help/).',
  },
};

/** The sample lines in a language (BCP 47); English where there are none. */
export function sampleLines(locale: string): SampleLines {
  return LINES[locale.toLowerCase().split('-')[0] ?? ''] ?? ENGLISH;
}
