import { at, times } from '../geometry.js';
import { linen, planks, terrazzo, tiles } from '../cloths.js';
import { ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, glow, lifted, shape, slope, stroke } from '../shapes.js';
import { bowl, plate } from '../vessels.js';
import { limeSlice, limeWedge, mangoSlices } from '../parts/fruit.js';
import { noodles, riceMound } from '../parts/grains.js';
import { basil, basilLeaf, chilli, chilliRing, chopped, leaf, mint, mintLeaf, sesame, specks } from '../parts/herbs.js';
import { chopsticks, pinchBowl, spoon } from '../parts/props.js';
import { oilDrop, pool, puddle } from '../parts/sauces.js';
import { tofu } from '../parts/savoury.js';
import { shrimp } from '../parts/seafood.js';
import { aubergineSlice, cucumberSlice, redCabbage, spear, strip } from '../parts/vegetables.js';

/** A roll in clear rice paper: what is inside shines through. */
const summerRoll = (roll: Parameters<Scene>[0]) => {
  const outline = 'M-185 -58Q-205 0 -185 58Q0 78 185 58Q205 0 185 -58Q0 -78 -185 -58Z';
  const inside =
    times(7, () => at(-150 + roll() * 300, -30 + roll() * 60, redCabbage(roll, 70), roll() * 40)) +
    times(7, () => at(-130 + roll() * 260, -30 + roll() * 60, strip(roll, 130, 11, '#f08a2c'))) +
    times(5, () => at(-140 + roll() * 260, -26 + roll() * 52, mintLeaf(64), roll() * 360)) +
    times(3, (i) => at(-110 + i * 105, -4, shrimp(40), 200));
  return (
    at(7, 12, faint(0.35, shape(outline, '#0d1a10'))) +
    shape(outline, '#f3ead0') +
    inside +
    faint(0.42, shape(outline, slope('#ffffff', '#e6dcc0'))) +
    stroke('M-160 -40Q0 -58 160 -40', '#ffffff', 9, 'opacity=".75"')
  );
};

export const southeastAsian: Record<string, Scene> = {
  'pad-thai': (roll) =>
    layers(
      terrazzo(roll, '#e9c9a0', ['#d98a5c', '#f6ead2', '#8fa37a', '#b5617a']),
      middle(
        plate(500, '#f6f2ea', '#d5cbb9', '#2f7d6f') +
          noodles(roll, 335, ['#e2a04a', '#f0bb68', '#d98c34'], 17) +
          scatter(roll, 10, 270, () => tofu(roll, 60)) +
          lifted(scatter(roll, 9, 260, () => shrimp(66))) +
          scatter(roll, 30, 310, () => strip(roll, 90, 10, '#fbf3dd')) +
          scatter(roll, 26, 300, () => strip(roll, 74, 13, '#5fa53c')) +
          scatter(roll, 70, 240, () => chopped(roll, 15, ['#d9a45c', '#c98a45', '#efc888'])) +
          lifted(at(-265, 200, limeWedge(92), -40) + at(-190, 265, limeWedge(80), -10)) +
          specks(roll, 60, 300, ['#c92a1c', '#e2502c'], 6),
      ),
      at(1440, 600, chopsticks(), 8),
      at(
        160,
        190,
        pinchBowl(
          115,
          '#f6efe2',
          '#c9b898',
          scatter(roll, 60, 90, () => chopped(roll, 22, ['#d9a45c', '#c98a45', '#efc888'])),
        ),
      ) + at(170, 990, chilli(180), -24),
    ),
  'green-curry': (roll) =>
    layers(
      planks(roll, '#a9794a', '#6d4a2a'),
      middle(
        bowl(
          455,
          '#f2ead8',
          '#c4b594',
          pool(400, '#d3dd8a', '#8fae4a') +
            scatter(roll, 11, 320, () => aubergineSlice(66)) +
            scatter(roll, 17, 320, () => spear(roll, 150, '#4f9a3a', 22)) +
            lifted(scatter(roll, 14, 310, () => tofu(roll, 80))) +
            scatter(roll, 14, 340, () => puddle(roll, 34, '#f0f2c4', '#c9d68a', 0.3)) +
            scatter(roll, 14, 330, () => chilliRing(23)) +
            scatter(roll, 26, 370, () => oilDrop(15, '#6d9a2c')) +
            lifted(at(30, -20, basil(130)) + scatter(roll, 8, 290, () => basilLeaf(90))),
        ),
      ),
      at(1420, 900, pinchBowl(170, '#3f5a4a', '#27392f', riceMound(roll, 124))),
      at(190, 220, limeSlice(96)) + at(300, 320, limeSlice(70)) + at(160, 950, chilli(190, '#4f9a38', '#2c6422'), -30),
    ),
  'summer-rolls': (roll) =>
    layers(
      tiles(roll, '#e7b9a4', '#fbf3ec'),
      middle(
        plate(530, '#2f6f6a', '#1c4a47', '#f0d79c') +
          times(5, (i) => at(-55 + (i % 2) * 24, -270 + i * 134, summerRoll(roll), -12)) +
          lifted(
            at(
              285,
              60,
              pinchBowl(
                120,
                '#f6efe2',
                '#c9b898',
                pool(100, '#c98a45', '#8a5424') +
                  scatter(roll, 22, 60, () => chopped(roll, 14, ['#efc888', '#d9a45c'])) +
                  at(10, 0, chilliRing(18)),
              ),
            ),
          ) +
          lifted(scatter(roll, 8, 360, () => mintLeaf(60)) + at(270, -180, mint(80))) +
          scatter(roll, 26, 330, () => sesame(roll, 0.5)),
      ),
      at(1450, 920, limeWedge(110), 30) + at(150, 190, cucumberSlice(80)) + at(250, 260, cucumberSlice(64)),
    ),
  'mango-sticky-rice': (roll) =>
    layers(
      linen(roll, '#3f7d6f'),
      middle(
        plate(500, '#fdf8ee', '#dfd2bb', '#e9a92c') +
          at(-80, 10, leaf(700, '#5fa545', '#2c6d2c', 200), -160, 0.6) +
          at(20, 140, leaf(700, '#6fb552', '#347d33', 190), 20, 0.5) +
          lifted(at(-140, -20, riceMound(roll, 200))) +
          at(-140, -20, faint(0.9, shape(blob(roll, 128, 0.16, 9), glow('#ffffff', '#f4ecdc')))) +
          at(
            -140,
            -20,
            scatter(roll, 30, 130, () => sesame(roll, 0.6)),
          ) +
          lifted(at(170, 20, mangoSlices(7, 205), 14)) +
          lifted(at(-60, 230, mint(64))),
      ),
      at(1430, 250, pinchBowl(135, '#f6efe2', '#c9b898', pool(120, '#ffffff', '#ece4d4'))),
      at(180, 620, spoon(520), -8) +
        at(
          1400,
          990,
          ring(6, 60, () => disc(30, '#ffffff') + disc(12, '#fbe6c4')),
        ) +
        at(1400, 990, disc(22, '#f9c23a')),
    ),
};
