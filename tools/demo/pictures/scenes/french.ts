import { at, polar, times } from '../geometry.js';
import { dotted, linen, planks, tiles } from '../cloths.js';
import { ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { disc, faint, glow, hoop, lifted, shadow } from '../shapes.js';
import { bowl, fluted, plate, pot, roundBoard } from '../vessels.js';
import { breadSlice, crust, dust, rosette } from '../parts/baked.js';
import { halfLemon, lemonSlice, raspberry } from '../parts/fruit.js';
import { bayLeaf, chopped, mint, rosemary, specks } from '../parts/herbs.js';
import { fork, glass, knife, napkin, spoon } from '../parts/props.js';
import { oilDrop, pool } from '../parts/sauces.js';
import { gratin } from '../parts/savoury.js';
import { aubergineSlice, courgetteSlice, garlicClove, onionRings, tomatoSlice } from '../parts/vegetables.js';

export const french: Record<string, Scene> = {
  'onion-soup-gruyere': (roll) =>
    layers(
      planks(roll, '#8d6a4f', '#553a28'),
      at(1330, 900, napkin(420, 420, '#efe6d4', '#40618a'), 16),
      middle(
        bowl(
          450,
          '#7a4a2e',
          '#4c2b18',
          pool(400, '#b5702e', '#6d3a14') +
            scatter(roll, 9, 330, () => onionRings(60, '#c98a4a')) +
            at(-120, -60, breadSlice(roll, 150), -18) +
            at(140, 90, breadSlice(roll, 150), 30) +
            faint(0.93, at(-110, -60, gratin(roll, 150)) + at(140, 80, gratin(roll, 150))) +
            scatter(roll, 40, 330, () => chopped(roll, 10)) +
            scatter(roll, 14, 360, () => oilDrop(13, '#f0c060')),
        ),
      ),
      at(210, 700, spoon(560), -8),
      at(1430, 230, onionRings(90, '#b98a4a') + onionRings(56, '#b98a4a')) + at(1290, 140, bayLeaf(140), 30),
    ),
  'ratatouille-spiral': (roll) =>
    layers(
      linen(roll, '#d9c3a0'),
      middle(
        pot(
          470,
          '#c8483a',
          '#8a2a20',
          pool(430, '#d8552c', '#a12a12') +
            [350, 232, 112]
              .map((radius, row) => {
                const count = [26, 17, 8][row] ?? 1;
                return ring(
                  count,
                  radius,
                  (i) => [tomatoSlice(70), courgetteSlice(70), aubergineSlice(70)][i % 3] ?? '',
                  row * 9,
                );
              })
              .join('') +
            tomatoSlice(62) +
            scatter(roll, 60, 380, () => chopped(roll, 11)) +
            scatter(roll, 20, 380, () => oilDrop(11)) +
            lifted(at(-70, 40, rosemary(150), -40)),
        ),
      ),
      at(190, 230, garlicClove(64), -20) + at(310, 180, garlicClove(54), 50),
      at(1440, 980, tomatoSlice(92)) + at(1330, 1090, courgetteSlice(72)) + at(1480, 170, rosemary(190), 130),
    ),
  'leek-quiche': (roll) =>
    layers(
      dotted('#7fa08c'),
      middle(
        roundBoard(roll, 520) +
          fluted(415, '#d9a85e', '#a97334') +
          crust(412) +
          disc(358, glow('#fbe7a4', '#e9b754')) +
          scatter(roll, 20, 300, () => hoop(34, '#9fbf5c', 9) + hoop(20, '#dfeab0', 7) + disc(8, '#f2f4cf')) +
          faint(
            0.55,
            scatter(roll, 26, 320, () => disc(30, '#d68f33', 'filter="url(#blur)"')),
          ) +
          scatter(roll, 50, 330, () => chopped(roll, 10)) +
          specks(roll, 50, 330, ['#7d4d1c'], 5),
      ),
      at(1420, 640, knife(620), 8),
      at(170, 200, hoop(74, '#a8c66a', 22) + hoop(44, '#e4eebf', 18) + disc(18, '#f2f4cf')) +
        at(300, 130, hoop(50, '#a8c66a', 16) + disc(30, '#e4eebf')),
    ),
  'lemon-tart': (roll) =>
    layers(
      tiles(roll, '#e9d9c4', '#fbf6ec'),
      middle(
        shadow(disc(510, '#000000')) +
          plate(520, '#ffffff', '#ddd5c8', '#f0c64a') +
          fluted(420, '#e2b26a', '#b57d3a', 56) +
          crust(412, '#efc887', '#c48c45', 56) +
          disc(362, glow('#ffe65c', '#f4bb1c')) +
          ring(9, 286, () => rosette(48, '#fffdf6', '#f0dfc0')) +
          ring(9, 286, () => raspberry(30), 20) +
          times(3, (i) => {
            const { x, y } = polar(76, i * 120 - 90);
            return at(x, y, lemonSlice(78), i * 40);
          }) +
          lifted(mint(64)) +
          dust(roll, 260, 410, '#fffdf8'),
      ),
      at(1450, 240, halfLemon(110), 20),
      at(170, 880, fork(), -10) + at(210, 200, glass(110, '#f4efe0', '#d8cfba', lemonSlice(70))),
    ),
};
