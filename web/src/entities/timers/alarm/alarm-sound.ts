/** Three short tones, then a pause, repeated. */
const TONE_STARTS_S = [0, 0.25, 0.5];
const TONE_S = 0.16;
const REPEAT_MS = 1800;
const PITCH_HZ = 1050;
const VOLUME = 0.35;

let audio: AudioContext | null = null;
let ringing: ReturnType<typeof setInterval> | null = null;

/** Enables audio during a user gesture; without permission, timers are silent but visible. */
export function prepareAlarm(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
}

/** Rings until `stopAlarm()`. */
export function playAlarm(): void {
  if (ringing) return;
  prepareAlarm(); // after a reload, some browsers allow audio on pages that were used before
  playTones();
  ringing = setInterval(playTones, REPEAT_MS);
}

export function stopAlarm(): void {
  if (ringing) clearInterval(ringing);
  ringing = null;
}

function playTones(): void {
  if (audio?.state !== 'running') return;
  for (const delay of TONE_STARTS_S) playTone(audio, audio.currentTime + delay);
}

function playTone(context: AudioContext, at: number): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = PITCH_HZ;
  gain.gain.setValueAtTime(VOLUME, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + TONE_S);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + TONE_S);
}
