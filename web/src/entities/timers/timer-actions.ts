import { newId } from '../../shared/ids/new-id.js';
import { prepareAlarm } from './alarm/alarm-sound.js';
import { kitchenTimers } from './kitchen-timers.js';
import { pause, extend, resume, createTimer, type Timer, type TimerInput } from './timer.js';

/** Starts a timer. Must be called in a user gesture: only then browsers allow a sound later. */
export function startTimer(input: TimerInput): void {
  prepareAlarm();
  kitchenTimers.set([...kitchenTimers.get(), createTimer(newId(), input, Date.now())]);
}

/** Removes a timer and stops its alarm. */
export function stopTimer(id: string): void {
  kitchenTimers.set(kitchenTimers.get().filter((timer) => timer.id !== id));
}

export const pauseTimer = (id: string): void => change(id, (timer) => pause(timer, Date.now()));

export const resumeTimer = (id: string): void => change(id, (timer) => resume(timer, Date.now()));

/** Adds time to a timer; a ringing one stops ringing and runs again. */
export const extendTimer = (id: string, byMs: number): void => change(id, (timer) => extend(timer, byMs, Date.now()));

function change(id: string, by: (timer: Timer) => Timer): void {
  kitchenTimers.set(kitchenTimers.get().map((timer) => (timer.id === id ? by(timer) : timer)));
}
