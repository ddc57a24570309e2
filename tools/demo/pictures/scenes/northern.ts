import { at } from '../geometry.js';
import { dotted, gingham, linen, planks } from '../cloths.js';
import { ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { lifted, slab } from '../shapes.js';
import { bowl, plate, tray } from '../vessels.js';
import { breadSlice, cinnamonBun } from '../parts/baked.js';
import { currant } from '../parts/fruit.js';
import { dumpling } from '../parts/grains.js';
import { chopped, dill, parsley, specks, springOnion } from '../parts/herbs.js';
import { cup, fork, knife, napkin, pinchBowl, spoon } from '../parts/props.js';
import { dollop, oilDrop, pool, puddle, swirl } from '../parts/sauces.js';
import { meatball } from '../parts/savoury.js';
import { carrotCoin, cube, cucumberSlice, onionRings, potatoWedge, redCabbage } from '../parts/vegetables.js';

export const northern: Record<string, Scene> = {
  borscht: (roll) =>
    layers(
      linen(roll, '#e9dfcf', '#b5a88f'),
      at(1330, 900, napkin(420, 430, '#fdfaf2', '#b5123a'), 14),
      middle(
        bowl(
          455,
          '#f7f3ea',
          '#cdc2b0',
          pool(400, '#c91c4a', '#6d0626') +
            scatter(roll, 26, 350, () => cube(roll, 46, '#b5123f', '#5e0620')) +
            scatter(roll, 24, 350, () => redCabbage(roll, 110)) +
            scatter(roll, 12, 340, () => carrotCoin(34)) +
            scatter(roll, 9, 330, () => potatoWedge(roll, 48)) +
            scatter(roll, 20, 370, () => oilDrop(14, '#f0506d')) +
            lifted(at(20, -10, dollop(roll, 130)) + at(10, -30, dill(roll, 110), 30)) +
            lifted(scatter(roll, 12, 320, () => dill(roll, 70))),
        ),
      ),
      at(190, 640, spoon(540), -8) + at(190, 170, breadSlice(roll, 120), -20),
    ),
  pierogi: (roll) =>
    layers(
      planks(roll, '#9aa58c', '#6a745e'),
      middle(
        plate(520, '#fdf8ee', '#ddcfb8', '#3f6a9a') +
          ring(7, 248, () => at(0, 0, dumpling(112, '#fff6d8', '#eac98a', '#c98a34'), 76), 10) +
          dumpling(112, '#fff6d8', '#eac98a', '#c98a34') +
          lifted(scatter(roll, 7, 180, () => onionRings(40, '#b5742c'))) +
          scatter(roll, 18, 290, () => cube(roll, 20, '#c96a45', '#8a3a1f')) +
          scatter(roll, 36, 310, () => springOnion(12)) +
          specks(roll, 50, 300, ['#4a2a10'], 4),
      ),
      at(
        1430,
        230,
        pinchBowl(
          140,
          '#f6efe2',
          '#c9b898',
          pool(120, '#ffffff', '#ebe4d6') +
            at(0, 0, swirl(2, 60, '#e9e0cd', 9)) +
            scatter(roll, 12, 70, () => chopped(roll, 13)),
        ),
      ),
      at(170, 620, fork(), -6) + at(1440, 1010, parsley(110), 200),
    ),
  'swedish-meatballs': (roll) =>
    layers(
      gingham('#4f78a8', '#f7f5ee'),
      middle(
        plate(515, '#fdfaf4', '#ddd3c4', '#d9b23a') +
          at(-40, -20, puddle(roll, 265, '#d9a468', '#a8703a', 0.08)) +
          lifted(
            at(
              -60,
              -50,
              scatter(roll, 13, 190, () => meatball(roll, 68)),
            ),
          ) +
          at(
            -60,
            -50,
            scatter(roll, 20, 230, () => chopped(roll, 14)),
          ) +
          lifted(
            at(
              215,
              110,
              scatter(roll, 8, 120, () => potatoWedge(roll, 72)),
            ) +
              at(
                215,
                110,
                scatter(roll, 6, 110, () => dill(roll, 60)),
              ),
          ) +
          lifted(
            at(
              190,
              -190,
              scatter(roll, 20, 80, () => currant(24, '#d9243f', '#7d0a1f')),
            ),
          ) +
          lifted(
            at(-190, 220, cucumberSlice(62)) + at(-110, 265, cucumberSlice(58)) + at(-240, 130, cucumberSlice(54)),
          ),
      ),
      at(165, 600, fork(), -4) + at(1440, 600, knife(), 5),
    ),
  'cinnamon-buns': (roll) =>
    layers(
      dotted('#d9b99a', '#fbf3e6'),
      middle(
        tray(1060, 760, '') +
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
            .map((i) => at(-390 + (i % 4) * 260, -248 + Math.floor(i / 4) * 248, cinnamonBun(roll, 118), i * 50))
            .join('') +
          scatter(roll, 60, 500, () => slab(9, 9, 2, '#ffffff')),
        -5,
      ),
      at(1470, 170, cup(92, '#6d3a1c', '#33180a')),
      at(
        130,
        1050,
        [0, 1, 2]
          .map((i) => at(i * 30, i * -34, slab(210, 26, 12, '#8a4a22') + slab(210, 7, 3, '#b57a45'), -30 + i * 12))
          .join(''),
      ),
    ),
};
