import { at, times } from '../geometry.js';
import { dotted, linen, planks, terrazzo, ticking, tiles } from '../cloths.js';
import { grid, ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, lifted, shape, slope, stroke } from '../shapes.js';
import { bowl, dish, plate, skillet } from '../vessels.js';
import { flatbread } from '../parts/baked.js';
import { lemonSlice, pistachio, pomegranate, walnut, wedge } from '../parts/fruit.js';
import { rice } from '../parts/grains.js';
import { chopped, mint, mintLeaf, parsley, sesame, specks } from '../parts/herbs.js';
import { fork, glass, napkin, pinchBowl } from '../parts/props.js';
import { dollop, drizzle, oilDrop, pool, puddle } from '../parts/sauces.js';
import { falafel, feta, kofta, poachedEgg } from '../parts/savoury.js';
import {
  cherryTomato,
  cucumberSlice,
  halfTomato,
  lettuce,
  olive,
  onionRings,
  pepperRing,
  redCabbage,
  tomatoSlice,
} from '../parts/vegetables.js';

const pastry = 'M-88 0L0 -62L88 0L0 62Z';

export const levant: Record<string, Scene> = {
  'greek-village-salad': (roll) =>
    layers(
      tiles(roll, '#5b93c4', '#f4f8fb'),
      middle(
        bowl(
          460,
          '#f7f3ea',
          '#d3c9b8',
          disc(400, '#e3edc0') +
            scatter(roll, 10, 320, () => lettuce(roll, 110)) +
            scatter(roll, 14, 320, () => cucumberSlice(64)) +
            scatter(roll, 15, 330, () => halfTomato(60)) +
            scatter(roll, 6, 280, () => pepperRing(roll, 70, '#5fa53c')) +
            scatter(roll, 8, 300, () => onionRings(60)) +
            scatter(roll, 13, 310, () => olive(34)) +
            lifted(scatter(roll, 9, 200, () => feta(roll, 62))) +
            scatter(roll, 50, 330, () => chopped(roll, 9, ['#7f9a52', '#59763a', '#a3b873'])) +
            scatter(roll, 12, 320, () => oilDrop(13)),
        ),
      ),
      at(1430, 640, fork(), 8),
      at(160, 190, olive(50), 20) + at(270, 150, olive(44), -30) + at(180, 1010, halfTomato(80)),
    ),
  shakshuka: (roll) =>
    layers(
      planks(roll, '#c99b68', '#8c6238'),
      middle(
        skillet(
          470,
          pool(430, '#e2542c', '#a92410') +
            scatter(roll, 18, 360, () => pepperRing(roll, 50, '#ef8a2c')) +
            scatter(roll, 22, 370, () => puddle(roll, 54, '#f0703c', '#c13216', 0.2)) +
            ring(5, 215, () => poachedEgg(roll, 112), -90) +
            poachedEgg(roll, 104) +
            lifted(scatter(roll, 16, 350, () => feta(roll, 24)) + scatter(roll, 22, 360, () => parsley(44))) +
            specks(roll, 80, 370, ['#3a1408', '#7d1c0c'], 5),
        ),
        -8,
      ),
      at(210, 940, flatbread(roll, 215), 20),
      at(1440, 200, cherryTomato(66)) + at(1330, 130, cherryTomato(52)) + at(180, 190, parsley(110), 40),
    ),
  falafel: (roll) =>
    layers(
      dotted('#c9673d'),
      middle(
        plate(500, '#f6eede', '#d9c9ab', '#3f7d77') +
          at(-30, 20, flatbread(roll, 350, 0.95)) +
          at(-190, 150, lettuce(roll, 140), 30) +
          at(-230, -30, lettuce(roll, 120), -60) +
          scatter(roll, 14, 200, () => redCabbage(roll, 120)) +
          at(-190, 60, tomatoSlice(82)) +
          at(-120, 180, tomatoSlice(74)) +
          at(190, 200, cucumberSlice(62)) +
          at(110, 240, cucumberSlice(58)) +
          ring(6, 150, () => falafel(roll, 82), 0) +
          falafel(roll, 84) +
          drizzle(roll, 150, '#fbf3dd', 13) +
          lifted(scatter(roll, 14, 300, () => parsley(40)) + scatter(roll, 30, 260, () => sesame(roll))),
      ),
      at(
        1420,
        220,
        pinchBowl(
          140,
          '#fbf7ee',
          '#d5c7ae',
          pool(120, '#fbf3dd', '#e4d3ab') + oilDrop(26) + specks(roll, 20, 80, ['#b5372a'], 6),
        ),
      ),
      at(170, 990, wedge(100), 30),
    ),
  'lamb-koftas': (roll) =>
    layers(
      linen(roll, '#7d3b32'),
      middle(
        plate(500, '#f4ecdd', '#d8c7a8', '#c98a3a') +
          at(0, 30, flatbread(roll, 350, 0.92)) +
          times(4, (i) => at(-60 + i * 26, -165 + i * 112, kofta(roll, 330), -14)) +
          at(225, 190, dollop(roll, 92) + specks(roll, 26, 60, ['#8f2a1c', '#c94a2c'], 5)) +
          scatter(roll, 8, 300, () => onionRings(52)) +
          at(-265, 120, halfTomato(62)) +
          at(-235, 225, halfTomato(58)) +
          lifted(scatter(roll, 18, 320, () => mintLeaf(56)) + scatter(roll, 26, 320, () => pomegranate(15))),
      ),
      at(1440, 960, glass(120, '#d8903a', '#8a4a16', mint(46))),
      at(170, 190, lemonSlice(96)) + at(260, 320, lemonSlice(70), 30),
    ),
  'stuffed-peppers': (roll) =>
    layers(
      ticking('#7d9a5f'),
      middle(
        dish(
          1000,
          700,
          '#f4efe4',
          '#c6bba6',
          pool(660, '#e8663a', '#b53418') +
            grid(3, 2, 310, 320, (i) => {
              const [light, dark] =
                [
                  ['#f04a32', '#a81c10'],
                  ['#f9c23a', '#d08a12'],
                  ['#6fb544', '#3d7a24'],
                ][(i * 2 + Math.floor(i / 3)) % 3] ?? [];
              const outline = blob(roll, 146, 0.07, 8);
              return (
                at(10, 16, faint(0.35, shape(outline, '#1d0d05'))) +
                shape(outline, slope(light ?? '', dark ?? '')) +
                shape(blob(roll, 112, 0.06, 8), '#7d4a20') +
                rice(roll, 106, ['#fbe3b0', '#f3cf8a', '#fff1cf'], '#c9904a') +
                scatter(roll, 9, 84, () => chopped(roll, 15)) +
                scatter(roll, 7, 84, () => disc(10, '#b5442a')) +
                at(0, 0, feta(roll, 40)) +
                stroke('M-120 -40Q-104 -104 -40 -124', '#ffffff', 9, 'opacity=".4"')
              );
            }) +
            lifted(scatter(roll, 10, 420, () => parsley(52))),
        ),
        6,
      ),
      at(1450, 1010, parsley(120), 200) + at(150, 170, cherryTomato(64)) + at(260, 120, cherryTomato(48)),
    ),
  'pistachio-baklava': (roll) =>
    layers(
      terrazzo(roll, '#d7c6c9', ['#a9707a', '#f3e6e0', '#8b9a8e', '#c9a24a']),
      at(300, 900, napkin(400, 420, '#f7f1e6', '#b5893a'), -16),
      middle(
        plate(490, '#35566b', '#1f3644', '#d9b45a') +
          grid(4, 6, 176, 118, (i) => {
            const inside = Math.hypot(((i % 4) - 1.5) * 176, (Math.floor(i / 4) - 2.5) * 118) < 330;
            const piece =
              at(8, 14, faint(0.4, shape(pastry, '#0d0703'))) +
              shape(pastry, slope('#f7cf76', '#c17f26')) +
              stroke('M-70 -4L0 -52L70 -4M-52 -4L0 -38L52 -4', '#fbe4a6', 5, 'opacity=".7"') +
              scatter(roll, 22, 30, () => pistachio(roll, 10));
            return inside ? piece : '';
          }) +
          scatter(roll, 40, 330, () => pistachio(roll, 8)) +
          scatter(roll, 14, 320, () => oilDrop(9, '#f0b93a')),
      ),
      at(
        1430,
        940,
        pinchBowl(
          125,
          '#f6efe2',
          '#c9b898',
          scatter(roll, 50, 100, () => pistachio(roll, 22)),
        ),
      ),
      at(1400, 190, glass(105, '#b5442a', '#6d1c10')) + at(170, 180, walnut(66), 20),
    ),
};
