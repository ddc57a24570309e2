export interface PlannedMeal {
  entryType: 'breakfast' | 'lunch' | 'dinner' | 'side';
  key: string;
}

const breakfast = (key: string): PlannedMeal => ({ entryType: 'breakfast', key });
const lunch = (key: string): PlannedMeal => ({ entryType: 'lunch', key });
const dinner = (key: string): PlannedMeal => ({ entryType: 'dinner', key });
const side = (key: string): PlannedMeal => ({ entryType: 'side', key });

/** The planned meals of the week that starts today, day by day. */
export const WEEK: PlannedMeal[][] = [
  [dinner('shakshuka'), side('greek-village-salad')],
  [lunch('tarka-dal'), dinner('tagliatelle-tomato')],
  [dinner('miso-salmon')],
  [lunch('ribollita'), dinner('fish-tacos')],
  [dinner('pizza-margherita'), side('tabbouleh')],
  [breakfast('blueberry-pancakes'), dinner('seafood-paella'), side('lemon-tart')],
  [breakfast('cinnamon-buns'), lunch('kaesespaetzle'), dinner('butter-chicken')],
];

/** The day after a number of days from `today`, as YYYY-MM-DD in the local time zone. */
export function dayAfter(today: Date, days: number): string {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
