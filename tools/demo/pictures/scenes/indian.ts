import { at } from '../geometry.js';
import { dotted, linen, planks, ticking } from '../cloths.js';
import { scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { disc, faint, lifted, stroke } from '../shapes.js';
import { bowl, pot } from '../vessels.js';
import { flatbread } from '../parts/baked.js';
import { limeWedge } from '../parts/fruit.js';
import { riceMound } from '../parts/grains.js';
import { bayLeaf, chilli, chilliRing, parsley, specks } from '../parts/herbs.js';
import { napkin, pinchBowl, spoon } from '../parts/props.js';
import { oilDrop, pool, puddle, swirl } from '../parts/sauces.js';
import { chunk, tofu } from '../parts/savoury.js';
import { chickpea, cube, garlicClove, kale, onionRings, strip } from '../parts/vegetables.js';

const spice = (color: string, dark: string) => pool(110, color, dark);

export const indian: Record<string, Scene> = {
  'chana-masala': (roll) =>
    layers(
      linen(roll, '#d9a23a'),
      middle(
        bowl(
          450,
          '#b5713a',
          '#7d4a20',
          pool(400, '#d9682c', '#8f3312') +
            scatter(roll, 66, 360, () => chickpea(40)) +
            scatter(roll, 20, 360, () => puddle(roll, 40, '#e8803c', '#b5481c', 0.25)) +
            scatter(roll, 20, 350, () => cube(roll, 34, '#f0603a', '#b5301c')) +
            scatter(roll, 14, 330, () => strip(roll, 60, 8, '#f7dc8a')) +
            lifted(
              scatter(roll, 20, 330, () => parsley(50)) + at(-70, -60, onionRings(56)) + at(40, 40, onionRings(48)),
            ) +
            specks(roll, 60, 370, ['#3a1408', '#f0b040'], 5),
        ),
      ),
      at(1420, 820, flatbread(roll, 240), 24) + at(1490, 1040, flatbread(roll, 190), -20),
      at(150, 190, pinchBowl(110, '#f6efe2', '#c9b898', spice('#d9481c', '#8f260c'))) +
        at(170, 960, limeWedge(90), 20) +
        at(330, 1090, chilli(150, '#4f9a38', '#2c6422'), -20),
    ),
  'butter-chicken': (roll) =>
    layers(
      planks(roll, '#5e3a2c', '#361f16'),
      middle(
        pot(
          460,
          '#b5793a',
          '#7d4d1c',
          pool(420, '#f79a4a', '#d9601c') +
            scatter(roll, 17, 320, () => chunk(roll, 88, '#f0a45c', '#b5541c')) +
            faint(
              0.75,
              scatter(roll, 14, 340, () => puddle(roll, 60, '#f99d4c', '#e2702c', 0.2)),
            ) +
            swirl(3, 230, '#fff6e6', 20) +
            scatter(roll, 16, 360, () => oilDrop(14, '#f0c060')) +
            lifted(scatter(roll, 16, 330, () => parsley(50))) +
            specks(roll, 50, 350, ['#7d2f10', '#4f7a2c'], 6),
        ),
      ),
      at(190, 950, flatbread(roll, 240), -18),
      at(1440, 190, pinchBowl(130, '#f6efe2', '#c9b898', riceMound(roll, 90))) +
        at(1440, 1030, bayLeaf(170), 200) +
        at(150, 180, pinchBowl(100, '#f6efe2', '#c9b898', spice('#e0a92c', '#b57412'))),
    ),
  'palak-paneer': (roll) =>
    layers(
      ticking('#c9843a'),
      at(1320, 920, napkin(440, 420, '#f7f1e6', '#3f7d4a'), 14),
      middle(
        bowl(
          450,
          '#f4e9d4',
          '#c7b48f',
          pool(400, '#6d9a3a', '#2f5e20') +
            scatter(roll, 30, 370, () => puddle(roll, 50, '#7dab48', '#457a2c', 0.25)) +
            scatter(roll, 9, 330, () => faint(0.6, kale(roll, 70))) +
            lifted(scatter(roll, 17, 300, () => tofu(roll, 92))) +
            swirl(2, 90, '#fffaf0', 16) +
            scatter(roll, 9, 330, () => chilliRing(20)) +
            scatter(roll, 14, 340, () => oilDrop(12, '#e0c64a')),
        ),
      ),
      at(190, 230, garlicClove(66), -16) + at(320, 170, garlicClove(54), 44) + at(150, 950, chilli(190), -30),
    ),
  'tarka-dal': (roll) =>
    layers(
      dotted('#3f6f6d'),
      middle(
        bowl(
          450,
          '#c9502c',
          '#8f3118',
          pool(400, '#fbc94a', '#dd9420') +
            scatter(roll, 140, 370, () => disc(11, '#fde08a', 'opacity=".65"')) +
            faint(0.55, puddle(roll, 220, '#d9541c', '#e8901c', 0.16)) +
            scatter(roll, 22, 210, () => oilDrop(20, '#c93a12')) +
            scatter(roll, 15, 190, () => stroke('M-26 0q26 -14 52 0', '#8a4a16', 10)) +
            scatter(roll, 46, 230, () => stroke('M-8 0L8 2', '#4a2810', 6)) +
            lifted(
              at(-80, -30, chilli(190), 24) + at(30, 90, chilli(160), -20) + scatter(roll, 12, 320, () => parsley(46)),
            ),
        ),
      ),
      at(1410, 850, pinchBowl(190, '#f6efe2', '#c9b898', riceMound(roll, 142))) +
        at(190, 640, spoon(540), -6) +
        at(1450, 190, pinchBowl(110, '#f6efe2', '#c9b898', spice('#f0b92c', '#c98412'))),
    ),
};
