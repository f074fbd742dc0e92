import { describe, expect, it } from 'vitest';
import { STATES, TRANSITIONS } from '../../../src/core/knight/classic/machine.ts';
import { draw } from '../../../src/render/draw.ts';
import { MACHINE_SIZE, planMachine, RADIUS, STATE_PLACES } from '../../../src/render/knight/machine-plan.ts';
import type { Point } from '../../../src/render/paint/arrow.ts';
import { THEMES } from '../../../src/render/paint/picture.ts';
import { decode, difference } from '../../support/decoded.ts';

const arrows = planMachine();
const labels = arrows.flatMap(({ label }) => (label ? [label] : []));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a point is outside a box around (x, y); 0 inside. */
const distance = ({ x, y, width, height }: Box, [px, py]: Point) =>
  Math.hypot(Math.max(0, Math.abs(px - x) - width / 2), Math.max(0, Math.abs(py - y) - height / 2));

/** Points along a chain, at most a pixel or so apart. */
function pixelsAlong(points: readonly Point[]): Point[] {
  return points.flatMap((to, i): Point[] => {
    const from = points[i - 1] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

describe("the automaton's diagram", () => {
  it('has an arrow for every transition, from the edge of one state to the edge of the other', () => {
    expect(arrows.map(({ transition }) => transition)).toEqual(TRANSITIONS);
    for (const { transition, points } of arrows) {
      for (const [state, point] of [
        [transition.from, points[0]],
        [transition.to, points.at(-1)],
      ] as const) {
        const [x, y] = STATE_PLACES[state];
        expect(point && Math.hypot(point[0] - x, point[1] - y)).toBeCloseTo(RADIUS, 3);
      }
    }
  });

  it('says at every arrow what is asked and what is done, and its place in the order where there is a choice', () => {
    for (const { transition, label } of arrows) {
      const choice = TRANSITIONS.filter(({ from }) => from === transition.from).length > 1;
      expect(label?.order ?? '').toBe(choice ? String(transition.order) : '');
      const written = label?.symbols.filter((symbol) => symbol !== '/' && symbol !== ',') ?? [];
      const { condition, actions } = transition;
      expect(written).toEqual(condition === '' ? actions : [condition, ...actions]);
    }
  });

  it('keeps every label off the arrows, off the states, off the others, and inside the picture', () => {
    labels.forEach((label, i) => {
      for (const { points } of arrows) {
        for (const point of pixelsAlong(points)) expect(distance(label, point)).toBeGreaterThan(2);
      }
      for (const { state } of STATES)
        expect(distance(label, STATE_PLACES[state])).toBeGreaterThan(RADIUS + 2);
      for (const other of labels.slice(i + 1)) {
        const beside = Math.abs(label.x - other.x) > (label.width + other.width) / 2;
        const above = Math.abs(label.y - other.y) > (label.height + other.height) / 2;
        expect(beside || above).toBe(true);
      }
      expect(label.x + label.width / 2).toBeLessThan(MACHINE_SIZE.width - 10);
      expect(label.y - label.height / 2).toBeGreaterThan(10);
    });
  });

  it('leads no arrow through a state that it does not join', () => {
    for (const { transition, points } of arrows) {
      for (const { state } of STATES) {
        if (state === transition.from || state === transition.to) continue;
        const [x, y] = STATE_PLACES[state];
        for (const point of pixelsAlong(points)) {
          expect(Math.hypot(point[0] - x, point[1] - y)).toBeGreaterThan(RADIUS + 10);
        }
      }
    }
  });

  it.each(THEMES)('is the same bytes every time in the %s theme', (theme) => {
    const once = draw({ kind: 'machine' }, theme);
    expect(once).toMatchObject(MACHINE_SIZE);
    expect(draw({ kind: 'machine' }, theme).bytes.equals(once.bytes)).toBe(true);
  });

  it('differs between the themes', () => {
    const [light, dark] = THEMES.map((theme) => decode(draw({ kind: 'machine' }, theme)));
    expect(light && dark && difference(light, dark)).toBeDefined();
  });
});
