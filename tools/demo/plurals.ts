const IRREGULAR: Record<string, string> = {
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  'bay leaf': 'bay leaves',
  'lime leaf': 'lime leaves',
  'green chilli': 'green chillies',
  'red chilli': 'red chillies',
  'dried ancho chilli': 'dried ancho chillies',
  'dried red chilli': 'dried red chillies',
  Ei: 'Eier',
  Eigelb: 'Eigelb',
  Kartoffel: 'Kartoffeln',
  Möhre: 'Möhren',
  Zwiebel: 'Zwiebeln',
  Apfel: 'Äpfel',
  Zitrone: 'Zitronen',
  Vanilleschote: 'Vanilleschoten',
  'Wiener Würstchen': 'Wiener Würstchen',
};

/** Countable foods: `1 onion`, `2 onions`. Others have one form. */
const COUNTED = [
  ...['almond', 'aubergine', 'avocado', 'banana', 'carrot', 'celery stalk', 'corn tortilla', 'courgette', 'cucumber'],
  ...['egg', 'egg white', 'egg yolk', 'flatbread'],
  ...[
    'green pepper',
    'gyoza wrapper',
    'king prawn',
    'leek',
    'lemon',
    'lime',
    'onion',
    'pepper',
    'pomegranate',
    'prawn',
  ],
  ...['red onion', 'red pepper', 'rice paper sheet', 'salmon fillet', 'shallot', 'spring onion'],
];

/** The plural of a food's name, null when it has none. */
export function pluralOf(food: string): string | null {
  return IRREGULAR[food] ?? (COUNTED.includes(food) ? `${food}s` : null);
}
