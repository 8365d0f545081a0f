/** Small sounds, made of tones and noise: nothing is recorded, nothing has to be loaded. */
import type { Sound } from "./sounds";

interface Tone {
  wave: OscillatorType | "noise";
  /** In hertz; of noise, what is heard of it. */
  pitch: number;
  /** Where the pitch goes meanwhile. */
  to?: number;
  /** Seconds after the beginning. */
  at?: number;
  rise?: number;
  fall: number;
  loud: number;
}

/** What a late sound may be late by, in seconds. */
const LATE = 0.15;
const QUIET = 0.0001;

/** A bell of some partials, each softer than the one before it. */
const bell = (pitch: number, at: number, fall: number, loud: number): Tone[] => [
  { wave: "sine", pitch, at, rise: 0.012, fall, loud },
  { wave: "sine", pitch: pitch * 2, at, rise: 0.006, fall: fall * 0.5, loud: loud * 0.28 },
  { wave: "sine", pitch: pitch * 3.01, at, rise: 0.004, fall: fall * 0.25, loud: loud * 0.1 },
];

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  // Stiff paper that slides, and comes to rest.
  card: [
    { wave: "noise", pitch: 2600, to: 1200, rise: 0.02, fall: 0.07, loud: 0.16 },
    { wave: "noise", pitch: 700, at: 0.05, rise: 0.004, fall: 0.05, loud: 0.2 },
  ],
  // Acrylic on its cell: a hard click, and a little of the board.
  piece: [
    { wave: "sine", pitch: 2350, to: 2100, rise: 0.001, fall: 0.035, loud: 0.12 },
    { wave: "sine", pitch: 3720, rise: 0.001, fall: 0.018, loud: 0.05 },
    { wave: "triangle", pitch: 320, to: 150, rise: 0.002, fall: 0.06, loud: 0.22 },
  ],
  // It fills with light.
  light: [...bell(783.99, 0, 0.7, 0.09), ...bell(1174.66, 0.09, 0.7, 0.08), ...bell(1567.98, 0.18, 0.9, 0.07)],
  lamp: [{ wave: "sine", pitch: 1318.5, rise: 0.003, fall: 0.09, loud: 0.05 }],
  // Felt, not a buzzer.
  refusal: [
    { wave: "triangle", pitch: 174.6, to: 150, rise: 0.006, fall: 0.12, loud: 0.22 },
    { wave: "triangle", pitch: 146.8, to: 128, at: 0.11, rise: 0.006, fall: 0.16, loud: 0.2 },
  ],
  turn: [...bell(523.25, 0, 0.5, 0.13), ...bell(783.99, 0.14, 0.6, 0.13)],
  result: [
    ...bell(392, 0, 0.9, 0.09),
    ...bell(523.25, 0.12, 0.9, 0.1),
    ...bell(659.26, 0.24, 0.9, 0.1),
    ...bell(1046.5, 0.4, 1.4, 0.11),
  ],
};

let hiss: AudioBuffer | null = null;
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

function source(context: AudioContext, { wave, pitch, to }: Tone, begin: number, end: number): AudioNode {
  const [node, bent, out] = wave === "noise" ? hissing(context, pitch) : humming(context, wave, pitch);
  if (to) bent.exponentialRampToValueAtTime(to, end);
  node.start(begin);
  node.stop(end);
  return out;
}

function humming(context: AudioContext, wave: OscillatorType, pitch: number) {
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  return [tone, tone.frequency, tone] as const;
}

function hissing(context: AudioContext, pitch: number) {
  const tone = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true });
  const heard = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.9 });
  tone.connect(heard);
  return [tone, heard.frequency, heard] as const;
}

/** Play a sound at a time of the context; `volume` is from 0 to 1. */
export function play(context: AudioContext, sound: Sound, at: number, volume: number): void {
  if (context.state === "suspended") void context.resume();
  if (context.currentTime - at > LATE) return;
  for (const tone of SOUNDS[sound]) {
    const begin = Math.max(context.currentTime, at) + (tone.at ?? 0);
    const full = begin + (tone.rise ?? 0.005);
    const end = full + tone.fall;
    const level = new GainNode(context, { gain: QUIET });
    // Twice as far to the right sounds about twice as loud.
    const loud = Math.max(QUIET, tone.loud * 2 * volume * volume);
    level.gain.setValueAtTime(QUIET, begin);
    level.gain.exponentialRampToValueAtTime(loud, full);
    level.gain.exponentialRampToValueAtTime(QUIET, end);
    source(context, tone, begin, end).connect(level).connect(context.destination);
  }
}
