import { newId } from '../../shared/format/new-id.js';
import { readyBell } from './bell.js';
import { kitchenTimers } from './kitchen-timers.js';
import { paused, prolonged, resumed, started, type Timer, type TimerWish } from './timer.js';

/** Starts a timer. Called from a press: only then browsers let a page make a sound later. */
export function startTimer(wish: TimerWish): void {
  readyBell();
  kitchenTimers.set([...kitchenTimers.get(), started(newId(), wish, Date.now())]);
}

/** Ends a timer, and with it its alarm. */
export function stopTimer(id: string): void {
  kitchenTimers.set(kitchenTimers.get().filter((timer) => timer.id !== id));
}

export const pauseTimer = (id: string): void => change(id, (timer) => paused(timer, Date.now()));

export const resumeTimer = (id: string): void => change(id, (timer) => resumed(timer, Date.now()));

/** Gives a timer more time; one that rings goes quiet and runs again. */
export const prolongTimer = (id: string, byMs: number): void =>
  change(id, (timer) => prolonged(timer, byMs, Date.now()));

function change(id: string, by: (timer: Timer) => Timer): void {
  kitchenTimers.set(kitchenTimers.get().map((timer) => (timer.id === id ? by(timer) : timer)));
}
