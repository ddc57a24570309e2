import { splitEastAsianLine } from './split-east-asian-line.js';

describe('splitEastAsianLine', () => {
  it.each([
    ['砂糖 大さじ2', 2, '大さじ', '砂糖', ''],
    ['大さじ2 砂糖', 2, '大さじ', '砂糖', ''],
    ['・砂糖……大さじ1/2杯', 0.5, '大さじ', '砂糖', ''],
    ['鶏もも肉(皮なし) 300g', 300, 'g', '鶏もも肉', '皮なし'],
    ['卵2個', 2, '個', '卵', ''],
    ['玉ねぎ 1/2個(みじん切り)', 0.5, '個', '玉ねぎ', 'みじん切り'],
    ['人参 2〜3本', 2, '本', '人参', '2〜3'],
    ['塩 少々', 0, '', '塩', '少々'],
    ['面粉200克', 200, '克', '面粉', ''],
    ['2汤匙糖', 2, '汤匙', '糖', ''],
    ['柠檬 半个', 0.5, '个', '柠檬', ''],
    ['盐适量', 0, '', '盐', '适量'],
    ['간장 2큰술', 2, '큰술', '간장', ''],
    ['소금 약간', 0, '', '소금', '약간'],
    ['물 약 200 ml', 200, 'ml', '물', ''],
    ['黒胡椒', 0, '', '黒胡椒', ''],
  ])('splits %p', (line, quantity, unit, food, note) => {
    expect(splitEastAsianLine(line)).toEqual({ quantity, unit, food, note });
  });

  it.each(['2 tbsp soy sauce (醤油)', '2 cups flour', 'соль', ''])('leaves %p to other parsers', (line) => {
    expect(splitEastAsianLine(line)).toBeNull();
  });
});
