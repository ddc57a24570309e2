import { findNumber } from '@larder/measures';
import { roundQuantity } from '../round-quantity.js';
import type { ParsedLine } from '../parsed-line.js';

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
/** Longer words than units are English, with a translation beside them. */
const LATIN_WORD = /\p{sc=Latin}{4}/u;
/** Units behind the number, longer ones first. */
const UNITS = [
  'カップ|パック|個分|本分|かたまり|つまみ|かけら|かけ|切れ|個|コ|本|枚|片|袋|缶|束|株|玉|丁|合|房|杯|節|尾|匹|粒|つ',
  '毫升|公斤|千克|汤匙|湯匙|茶匙|大匙|小匙|大勺|小勺|大さじ|小さじ|克|斤|两|兩|升|勺|碗|根|只|隻|个|颗|顆|粒|块|塊|瓣|把|条|條|包|盒|罐|张|張',
  '큰술|작은술|테이블스푼|티스푼|꼬집|토막|캔|봉지|봉|밥숟가락|숟가락|스푼|그램|공기|단|마리|포기|컵|개|쪽|대|장|줌|알|모|줄기|줄|톨',
  'ช้อนโต๊ะ|ช้อนชา|ถ้วยตวง|ถ้วย|กิโลกรัม|กรัม|ขีด|มิลลิลิตร|ลิตร|ช\\.ต\\.?|ช\\.ช\\.?|มล\\.?|กก\\.?|ก\\.|กระป๋อง|ฟอง|กลีบ|ลูก|หัว|ต้น|ใบ|เม็ด|ชิ้น|แผ่น|ขวด|ซอง|ห่อ|ก้าน|ตัว|แว่น|ดอก|กำมือ',
  'グラム|ミリリットル|リットル|kg|mg|ml|cc|cm|cups?|tbsp|tsp|g|l|ts?',
].join('|');
const UNIT_BEHIND = new RegExp(`^\\s*(${UNITS})(?!\\p{sc=Latin})`, 'iu');
const UNIT_BEFORE = /(大さじ|小さじ|大匙|小匙|カップ|(?<=[\s\u3000])[大小])$/u;
const RANGE_END = /^\s*[-–~〜]\s*[\d.,/½¼¾⅓⅔]+/u;
const HALF =
  /半(?=[个個コ根颗顆只本玉丁片杯勺碗斤块塊条條包盒把]|茶匙|汤匙|湯匙)|반(?=\s?(?:개|컵|큰술|작은술|모|줌|단|봉지|쪽))/u;
/** "大さじ1と1/2". */
const AND_PART = /(?<=\d)と(?=\d\/\d|[½¼¾⅓⅔])/u;
/** A Chinese number before a unit at the end of a part: "鸡蛋两个". Elsewhere it is part of a name: "三杯鸡". */
const CHINESE_NUMBERS = '一二三四五六七八九十';
const CHINESE_NUMBER = new RegExp(`[两兩${CHINESE_NUMBERS}](?=(?:${UNITS})(?:$|[\\s(,，、]))`, 'u');
const SOME =
  /(?:各?少々|少量|少许|少許|適量|适量|適宜|お好みで|ひとつまみ|약간|적당량|조금|เล็กน้อย|ตามชอบ|ตามต้องการ|พอประมาณ)$/u;
const MARKS = ' \u3000・·•:…-☆★◎○●◇◆□■△▲▽▼※';
/** The letter of a group of seasonings before the food: "A みりん", "【B】酒". */
const GROUP_LETTER = /^(?:[A-EＡ-Ｅ](?=[\s\u3000])|[【[(（][A-EＡ-Ｅ][】\])）])/u;
const ABOUT = /[約约약]$/u;
/** The size in brackets before the amount: "鶏もも肉(300g) 1枚". */
const SIZE_BEFORE = /^([^\d()（）]{1,40})[(（]([^()（）]{0,20}\d[^()（）]{0,20})[)）]\s?(\d[^()（）]{0,20})$/u;

type Parts = Omit<ParsedLine, 'confidence'>;

/**
 * The parts of a Chinese, Japanese, Korean or Thai line, which mostly begins with the food ("砂糖 大さじ2", "面粉200克"); null for
 * other lines.
 */
export function splitEastAsianLine(line: string): Parts | null {
  if (!EAST_ASIAN.test(line) || LATIN_WORD.test(line)) return null;
  const plain = trimCharacters(line, MARKS).replace(GROUP_LETTER, '');
  const text = trimCharacters(withDigits(plain).replace(SIZE_BEFORE, '$1 $3($2)'), MARKS);
  const number = findNumber(text);
  if (!number) return withoutNumber(text);
  const range = RANGE_END.exec(text.slice(number.end))?.[0] ?? '';
  const before = trimCharacters(trimCharacters(text.slice(0, number.start), MARKS).replace(ABOUT, ''), MARKS);
  const { unit, foodBefore, rest } = unitAround(before, text.slice(number.end + range.length));
  const note = range && text.slice(number.start, number.end) + range;
  const named = foodBefore ? foodAndNote(foodBefore, [note, rest]) : foodAndNote(rest, [note]);
  return { quantity: roundQuantity(number.value), unit, ...named };
}

function withDigits(line: string): string {
  const toDigits = (word: string): string => String(CHINESE_NUMBERS.indexOf(word) + 1 || 2);
  return line.replace(HALF, '½').replace(AND_PART, ' ').replace(CHINESE_NUMBER, toDigits);
}

/** "塩 少々" has no amount; other lines are the food alone. */
function withoutNumber(text: string): Parts {
  const some = SOME.exec(text);
  const food = some ? trimCharacters(text.slice(0, some.index), MARKS) : text;
  return { quantity: 0, unit: '', ...foodAndNote(food || text, [food && some ? some[0] : '']) };
}

/** The unit in front of the number ("大さじ2杯") or behind it, and the texts without it. */
function unitAround(before: string, behind: string): { unit: string; foodBefore: string; rest: string } {
  const [inFront] = UNIT_BEFORE.exec(before) ?? [];
  const next = UNIT_BEHIND.exec(behind);
  const rest = trimCharacters(behind.slice(next?.[0].length ?? 0), MARKS);
  const foodBefore = trimCharacters(before.slice(0, before.length - (inFront?.length ?? 0)), MARKS);
  return { unit: inFront ?? next?.[1] ?? '', foodBefore, rest };
}

/** The food up to a bracket or comma, and the other texts as note. */
function foodAndNote(text: string, others: readonly string[]): { food: string; note: string } {
  const end = text.slice(1).search(/[([,、]/u) + 1;
  const food = (end > 0 ? text.slice(0, end) : text).trim();
  const note = [end > 0 ? text.slice(end) : '', ...others].map(withoutBrackets).filter(Boolean).join(', ');
  return { food, note };
}

const withoutBrackets = (text: string): string => trimCharacters(text, ' ([)],、');

/** The text without these characters at both ends. A regular expression would need quadratic time for long runs. */
function trimCharacters(text: string, characters: string): string {
  let [start, end] = [0, text.length];
  while (start < end && characters.includes(text.charAt(start))) start++;
  while (end > start && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
