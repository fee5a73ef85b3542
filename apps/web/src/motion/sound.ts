// Sounds, made on the spot: off unless somebody wants them.
import { settings, speed } from '../state/settings.svelte';
import { isHeard, VOICES, type Cue, type Voice } from './cues';

let context: AudioContext | null = null;
let last: Cue | null = null;
let when = -Infinity;

/** Plays a sound, if it is due, and lets a phone tremble with it. */
export function play(cue: Cue | null): void {
  const since = performance.now() - when;
  const now = { on: settings.sound, speed: speed(), hidden: document.hidden, since, last };
  if (!cue || !isHeard(cue, now)) return;
  [last, when] = [cue, performance.now()];
  if (cue === 'wound' || cue === 'turn') navigator.vibrate?.(cue === 'wound' ? 60 : [40, 60, 40]);
  try {
    context ??= new AudioContext();
    void context.resume();
    voice(context, VOICES[cue]);
  } catch {
    // A browser without sound still plays.
  }
}

function voice(audio: AudioContext, { tones, lasts, loud }: Voice): void {
  const each = lasts / 1000 / tones.length;
  const most = 0.6 * 10 ** ((loud + 12) / 20);
  tones.forEach((tone, index) => {
    const begin = audio.currentTime + index * each;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(most, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + each * 1.6);
    gain.connect(audio.destination);
    const source = tone > 0 ? pitched(audio, tone) : noise(audio, each);
    source.connect(gain);
    source.start(begin);
    source.stop(begin + each * 1.7);
  });
}

function pitched(audio: AudioContext, tone: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = tone < 150 ? 'sine' : 'triangle';
  source.frequency.value = tone;
  return source;
}

function noise(audio: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.max(1, Math.round(audio.sampleRate * seconds * 1.7)), audio.sampleRate);
  const wave = buffer.getChannelData(0);
  wave.forEach((_, index) => (wave[index] = (Math.random() * 2 - 1) * 0.5));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
