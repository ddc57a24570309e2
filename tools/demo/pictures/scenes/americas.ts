import { at, times } from '../geometry.js';
import { gingham, linen, planks, terrazzo, ticking } from '../cloths.js';
import { ring, scatter } from '../placing.js';
import { layers, middle, type Scene } from '../scene.js';
import { blob, disc, faint, glow, lifted, shape, slab, slope, stroke } from '../shapes.js';
import { bowl, plate, pot, roundBoard, skillet } from '../vessels.js';
import { pancake, tacoShell } from '../parts/baked.js';
import { blueberry, limeSlice, limeWedge } from '../parts/fruit.js';
import { chilli, chilliRing, chopped, mint, parsley, specks, springOnion } from '../parts/herbs.js';
import { cup, fork, napkin, pinchBowl, woodenSpoon } from '../parts/props.js';
import { dollop, drizzle, oilDrop, pool, puddle } from '../parts/sauces.js';
import { chunk } from '../parts/savoury.js';
import { avocadoSlice, bean, cube, halfAvocado, kernel, onionRings, redCabbage } from '../parts/vegetables.js';

const chip = (size: number) => {
  const d = `M0 ${-size}L${size * 0.95} ${size * 0.7}Q0 ${size * 0.9} ${-size * 0.95} ${size * 0.7}Z`;
  return (
    at(6, 10, faint(0.3, shape(d, '#1d0d05'))) +
    shape(d, slope('#f9d470', '#d9982e'), 'stroke="#c2842c" stroke-width="4" stroke-linejoin="round"')
  );
};

const taco = (roll: Parameters<Scene>[0]) =>
  tacoShell(205) +
  at(
    0,
    62,
    scatter(roll, 22, 86, () => redCabbage(roll, 90)),
  ) +
  times(4, (i) => at(-110 + i * 74, 52, chunk(roll, 48, '#f0c878', '#b5762c'))) +
  times(3, (i) => at(-80 + i * 80, 88, avocadoSlice(56), -14)) +
  times(6, (i) => at(-130 + i * 52, 70, cube(roll, 24, '#f0603a', '#b5301c'))) +
  at(0, 60, drizzle(roll, 60, '#fffaf0', 9), 90) +
  times(6, (i) => at(-120 + i * 48, 56, parsley(34), i * 70));

export const americas: Record<string, Scene> = {
  'fish-tacos': (roll) =>
    layers(
      terrazzo(roll, '#2f7d84', ['#f0c64a', '#e9806a', '#f6efe2', '#1f5a60']),
      middle(roundBoard(roll, 545)),
      at(620, 390, taco(roll), -10) + at(1010, 520, taco(roll), 14) + at(700, 770, taco(roll), 6),
      at(
        1090,
        850,
        pinchBowl(
          130,
          '#f6efe2',
          '#c9b898',
          pool(110, '#fffdf4', '#e6dcc0') + specks(roll, 26, 80, ['#c94a2c', '#5a8a3a'], 6),
        ),
      ),
      at(1460, 230, limeWedge(110), 20) +
        at(150, 990, limeSlice(100)) +
        at(150, 190, chilli(180, '#4f9a38', '#2c6422'), 20),
    ),
  'black-bean-chili': (roll) =>
    layers(
      planks(roll, '#6d7d84', '#454f55'),
      middle(
        pot(
          460,
          '#d9822c',
          '#9a5412',
          pool(420, '#a83a1c', '#5e1a0c') +
            scatter(roll, 70, 380, () => bean('#5a4250', '#1f1219', 32)) +
            scatter(roll, 30, 380, () => cube(roll, 38, '#e2502c', '#9c2412')) +
            scatter(roll, 30, 380, () => kernel(20)) +
            lifted(at(-30, -20, dollop(roll, 120))) +
            lifted(at(120, 120, avocadoSlice(100), -24) + at(150, 60, avocadoSlice(96), -14)) +
            scatter(roll, 40, 340, () => springOnion(15)) +
            lifted(scatter(roll, 12, 330, () => parsley(48))),
        ),
      ),
      at(
        190,
        940,
        scatter(roll, 7, 150, () => chip(84)),
      ),
      at(1450, 200, limeWedge(105), 16) + at(160, 180, chilli(200), 26),
    ),
  guacamole: (roll) =>
    layers(
      linen(roll, '#d9704a'),
      middle(ring(16, 425, () => at(0, 0, chip(100), 90)) + ring(14, 360, () => at(0, 0, chip(86), 70), 12)),
      middle(
        bowl(
          350,
          '#4a4643',
          '#2b2826',
          pool(320, '#c9dd7a', '#8fb53f') +
            scatter(roll, 34, 270, () => puddle(roll, 40, '#dbe895', '#9cc04c', 0.3)) +
            scatter(roll, 22, 260, () => cube(roll, 32, '#f0503a', '#b5261c')) +
            scatter(roll, 22, 260, () => cube(roll, 20, '#f6e3f0', '#c98ab5')) +
            lifted(scatter(roll, 16, 240, () => parsley(46))) +
            scatter(roll, 7, 200, () => chilliRing(18, '#5fa53c', '#cfe59a')),
        ),
      ),
      at(1420, 960, halfAvocado(150), -30) +
        at(170, 200, limeSlice(104)) +
        at(290, 120, limeSlice(76)) +
        at(160, 1010, onionRings(90)),
    ),
  'skillet-cornbread': (roll) =>
    layers(
      gingham('#c94a3f', '#fdf6ea'),
      middle(
        skillet(
          480,
          disc(440, '#b5691c') +
            disc(424, glow('#ffe07a', '#e2a02c')) +
            faint(
              0.5,
              scatter(roll, 30, 380, () => disc(40, '#c9802c', 'filter="url(#blur)"')),
            ) +
            scatter(roll, 60, 390, () => disc(5, '#b5701f', 'opacity=".6"')) +
            scatter(roll, 26, 380, () => kernel(15)) +
            [0, 45, 90, 135].map((turn) => at(0, 0, stroke('M-424 0L424 0', '#9c5f1a', 7), turn)).join('') +
            lifted(at(-40, -30, slab(120, 96, 12, slope('#fff6c0', '#f0cf62')), 14)) +
            faint(0.6, at(-30, 50, puddle(roll, 120, '#fff0b0', '#f6d26a', 0.2))),
        ),
        -8,
      ),
      at(180, 930, pinchBowl(125, '#f6efe2', '#c9b898', pool(110, '#f0a92c', '#b56a12') + oilDrop(30))),
      at(180, 220, woodenSpoon(420), 40) + at(1460, 200, napkin(260, 320, '#f7f1e6', '#3f6a8f'), 24),
    ),
  'blueberry-pancakes': (roll) =>
    layers(
      ticking('#8aa5c4'),
      middle(
        plate(510, '#fdfaf4', '#ddd3c4', '#5a76b5') +
          at(-36, 34, pancake(roll, 330)) +
          at(22, 6, pancake(roll, 318)) +
          at(0, -16, pancake(roll, 306)) +
          faint(0.85, at(20, 0, shape(blob(roll, 215, 0.24, 9), glow('#e9a03c', '#b5661c')))) +
          at(20, 0, stroke('M-60 150q-30 120 -90 170M140 130q60 60 70 130', '#c9781f', 40, 'opacity=".8"')) +
          lifted(at(10, -20, slab(130, 110, 14, slope('#fff8cf', '#f3d674')), 18)) +
          lifted(scatter(roll, 22, 250, () => blueberry(36)) + at(95, 60, mint(58))) +
          scatter(roll, 40, 320, () => chopped(roll, 3, ['#ffffff'])),
      ),
      at(180, 640, fork(), -6),
      at(1430, 250, cup(96, '#6d3a1c', '#33180a')) +
        at(
          1410,
          980,
          scatter(roll, 12, 130, () => blueberry(38)),
        ),
    ),
};
